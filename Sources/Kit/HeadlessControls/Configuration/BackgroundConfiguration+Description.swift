import HeadlessGraphics

extension BackgroundConfiguration: CustomStringConvertible, CustomReflectable {
  /// The members that differ from `clear()`: `backgroundColor rgba(1, 0, 0, 1), cornerRadius 8`; `clear` if none does.
  public var description: String {
    let text = differences(from: .clear()).text
    return text.isEmpty ? "clear" : text
  }

  /// A mirror with the members that differ from `clear()`.
  public var customMirror: Mirror {
    Mirror(self, children: differences(from: .clear()).children, displayStyle: .struct)
  }

  func differences(from standard: BackgroundConfiguration) -> MemberDifferences<BackgroundConfiguration> {
    var differences = MemberDifferences(value: self, standard: standard)
    differences.addOptional(\.backgroundColor, "backgroundColor")
    differences.addName(\.backgroundColorTransformer, "backgroundColorTransformer")
    differences.add(\.cornerRadius, "cornerRadius") { $0.shortDescription }
    differences.add(\.backgroundInsets, "backgroundInsets")
    differences.add(\.edgesAddingLayoutMarginsToBackgroundInsets, "edgesAddingLayoutMarginsToBackgroundInsets") {
      $0.names
    }
    differences.addOptional(\.strokeColor, "strokeColor")
    differences.addName(\.strokeColorTransformer, "strokeColorTransformer")
    differences.add(\.strokeWidth, "strokeWidth") { $0.shortDescription }
    differences.add(\.strokeOutset, "strokeOutset") { $0.shortDescription }
    differences.addOptional(\.image, "image") { $0.size.shortDescription }
    differences.add(\.imageContentMode, "imageContentMode")
    differences.addOptional(\.visualEffect, "visualEffect") { "\(type(of: $0))" }
    differences.addOptional(\.customView, "customView") { "\(type(of: $0))" }
    return differences
  }
}
