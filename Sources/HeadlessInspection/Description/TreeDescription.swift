import Foundation
import HeadlessGraphics
import HeadlessViews

/// A tree of views as a value: its views from the top, each before its subviews, with their depths.
///
/// The list is flat so that a tree of any depth can be kept, compared, written and let go without recursion.
public struct TreeDescription: Hashable, Sendable, Codable {
  /// The views.
  public var views: [ViewDescription]

  /// Makes a tree of views in the order in which they are printed.
  public init(views: [ViewDescription]) { self.views = views }

  /// The tree as text, as ``HeadlessViews/View/recursiveDescription(_:)`` prints it.
  public func text(_ options: TreeOptions = []) -> String {
    views.map { $0.indentation + $0.line(options) }.joined(separator: "\n")
  }

  /// The views as a JSON array: sorted keys, one line a view, the same text for the same tree.
  ///
  /// Rectangles are `[[x, y], [width, height]]`; a number that is not finite is the string `nan`, `inf` or `-inf`.
  ///
  /// - Returns: The text, which `JSONDecoder` reads as `[ViewDescription]`.
  /// - Throws: What the encoder throws.
  public func json() throws -> String {
    let encoder = JSONEncoder.inspecting
    return "[\n\(try views.map { try encoder.text(of: $0) }.joined(separator: ",\n"))\n]"
  }
}

extension ViewDescription {
  /// How deep a tree is indented; from there on a number says the depth.
  public static let indentationLimit = 50

  /// What stands before the view's line: a bar a level, or one bar and the depth.
  var indentation: String {
    if depth == 0 { return "" }
    if depth > Self.indentationLimit { return "   | (depth \(depth)) " }
    return String(repeating: "   | ", count: depth)
  }
}

/// The walk through a tree of views, with the traits of each.
@MainActor
struct TreeWalk {
  private var waiting: [(view: View, depth: Int, traits: TraitCollection)]

  init(of root: View) {
    waiting = [(root, 0, root.traitCollection)]
  }

  mutating func next() -> ViewDescription? { nextView()?.description }

  mutating func nextView() -> (view: View, description: ViewDescription)? {
    guard let (view, depth, traits) = waiting.popLast() else { return nil }
    for subview in view.subviews.reversed() {
      // Asking each view would walk up again from each.
      let inherits = subview.overrideUserInterfaceStyle == .unspecified
      waiting.append((subview, depth + 1, inherits ? traits : subview.traitCollection))
    }
    return (view, ViewDescription(of: view, depth: depth, traits: traits))
  }
}
