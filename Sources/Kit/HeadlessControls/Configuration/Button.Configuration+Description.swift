import Foundation

extension Button.Configuration: CustomStringConvertible, CustomReflectable {
  /// The style and the members that differ from the style's: `filled, title "Save", imagePadding 8`.
  public var description: String { (["\(style)"] + differences.members.map(\.text)).joined(separator: ", ") }

  /// A mirror with the style and the members that differ from the style's.
  public var customMirror: Mirror {
    Mirror(self, children: [("style", style)] + differences.children, displayStyle: .struct)
  }

  private var differences: MemberDifferences<Button.Configuration> {
    var differences = MemberDifferences(value: self, standard: Button.Configuration(style))
    differences.add(\.buttonSize, "buttonSize")
    differences.add(\.cornerStyle, "cornerStyle")
    // Both change insets and radius, which are not listed for that.
    differences.standard.buttonSize = buttonSize
    if cornerStyle != differences.standard.cornerStyle { differences.standard.cornerStyle = cornerStyle }
    differences.addOptional(\.attributedTitle, "title", text: Self.quoted)
    differences.addOptional(\.attributedSubtitle, "subtitle", text: Self.quoted)
    differences.add(\.titlePadding, "titlePadding") { $0.shortDescription }
    differences.add(\.titleAlignment, "titleAlignment")
    differences.add(\.titleLineBreakMode, "titleLineBreakMode")
    differences.add(\.subtitleLineBreakMode, "subtitleLineBreakMode")
    differences.addName(\.titleTextAttributesTransformer, "titleTextAttributesTransformer")
    differences.addName(\.subtitleTextAttributesTransformer, "subtitleTextAttributesTransformer")
    differences.addOptional(\.image, "image") { $0.size.shortDescription }
    differences.add(\.imagePlacement, "imagePlacement") { $0.names }
    differences.add(\.imagePadding, "imagePadding") { $0.shortDescription }
    differences.add(\.imageReservation, "imageReservation") { $0.shortDescription }
    differences.addName(\.imageColorTransformer, "imageColorTransformer")
    differences.addName(\.preferredSymbolConfigurationForImage, "preferredSymbolConfigurationForImage")
    differences.addName(\.showsActivityIndicator, "showsActivityIndicator")
    differences.addName(\.activityIndicatorColorTransformer, "activityIndicatorColorTransformer")
    differences.add(\.indicator, "indicator")
    differences.addName(\.indicatorColorTransformer, "indicatorColorTransformer")
    differences.add(\.contentInsets, "contentInsets")
    differences.addOptional(\.baseForegroundColor, "baseForegroundColor")
    differences.addOptional(\.baseBackgroundColor, "baseBackgroundColor")
    let standard = differences.standard.background
    differences.add(\.background, "background") { "(\($0.differences(from: standard).text))" }
    differences.add(\.automaticallyUpdateForSelection, "automaticallyUpdateForSelection")
    differences.add(\.macIdiomStyle, "macIdiomStyle")
    return differences
  }

  private static func quoted(_ string: AttributedString) -> String { "\"\(String(string.characters))\"" }
}
