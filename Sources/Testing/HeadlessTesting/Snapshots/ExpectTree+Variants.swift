import HeadlessInspection
import HeadlessViews
import Testing

/// Fails unless the view tree prints on several screens as its file in `__Snapshots__` beside the test.
///
/// One file has all variants: the tree of the first one whole, of the others the lines that differ from it, with their
/// numbers, or the name of an earlier variant with an equal tree.
///
/// ```swift
/// expectTree(of: LoginForm(), over: ScreenVariant.matrix(devices: .common, directions: .all))
/// ```
///
/// The view or view controller is created again for each variant, on its screen, and shown by
/// ``showInWindow(_:sourceLocation:)``. No variant is a failure. The other parameters are those of
/// ``expectTree(_:named:options:function:sourceLocation:)``.
///
/// - Complexity: O(*n* × *v*) for *n* views and *v* variants, besides their layouts.
@preconcurrency @MainActor public func expectTree(
  of content: @autoclosure () -> Responder, over variants: [ScreenVariant], named name: String? = nil,
  options: TreeOptions = [], function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !variants.isEmpty else {
    return Failure.record(
      "Expected one variant or more; got none, so that nothing was compared. Pass a device.", at: sourceLocation)
  }
  var comparison = VariantTexts()
  for variant in variants {
    variant.with {
      let window = showInWindow(content(), sourceLocation: sourceLocation)
      comparison.add(window.recursiveDescription(options), of: variant.name)
    }
  }
  expectSnapshot(
    comparison.text, as: .text(fileExtension: "tree.txt"), named: name, function: function,
    sourceLocation: sourceLocation)
}

/// One text for the texts of several variants: the first one whole, of the others what differs.
struct VariantTexts {
  private var known: [(name: String, lines: [Substring])] = []
  private var sections: [String] = []

  var text: String { sections.joined(separator: "\n\n") }

  mutating func add(_ text: String, of name: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    defer { known.append((name, lines)) }
    guard let first = known.first else { return sections.append("\(name)\n\(text)") }
    if let equal = known.first(where: { $0.lines == lines }) { return sections.append("\(name): as \(equal.name)") }
    let changes =
      first.lines.count == lines.count
      ? zip(1..., zip(first.lines, lines)).filter { $1.0 != $1.1 }.map { number, pair in "\(number): \(pair.1)" }
      : LineDiff(from: first.lines, to: lines).edits.filter(\.isChange).map(\.description)
    sections.append("\(name), compared with \(first.name)\n\(changes.joined(separator: "\n"))")
  }
}
