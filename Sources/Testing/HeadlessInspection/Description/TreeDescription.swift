import Foundation
import HeadlessGraphics
import HeadlessViews

/// A view tree as a value: its views in the order of the printed tree, with their depths.
///
/// The list is flat, so that a tree of any depth can be stored, compared, written and released without recursion.
public struct TreeDescription: Hashable, Sendable, Codable {
  /// The views in the order of the printed tree: each one is followed by its subviews, back to front.
  public var views: [ViewDescription]

  /// Creates a tree of views in the order in which they are printed.
  public init(views: [ViewDescription]) { self.views = views }

  /// Returns the tree as text, as ``HeadlessViews/View/recursiveDescription(_:)`` does.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public func text(_ options: TreeOptions = []) -> String {
    views.map { $0.indentation + $0.line(options) }.joined(separator: "\n")
  }

  /// Returns the views as a JSON array with sorted keys, a line for each view, and equal text for equal trees.
  ///
  /// Rectangles are `[[x, y], [width, height]]`; a number that is not finite is the string `nan`, `inf` or `-inf`.
  ///
  /// - Returns: The text, which `JSONDecoder` reads as `[ViewDescription]`.
  /// - Throws: An error of the encoder.
  /// - Complexity: O(*n*) for *n* views.
  public func json() throws -> String { try JSONEncoder.inspecting.lines(of: views) }
}

extension ViewDescription {
  /// The largest number of levels that are indented; the lines of deeper views begin with the depth.
  public static let indentationLimit = 50

  /// The indentation of the view's line: a bar for each level, or one bar and the depth.
  var indentation: String {
    if depth == 0 { return "" }
    if depth > Self.indentationLimit { return "   | (depth \(depth)) " }
    return String(repeating: "   | ", count: depth)
  }
}

/// An iteration over the views of a tree, with the traits of each.
@MainActor struct TreeWalk {
  private var waiting: [(view: View, depth: Int, traits: TraitCollection)]

  init(of root: View) { waiting = [(root, 0, root.traitCollection)] }

  mutating func next() -> (view: View, description: ViewDescription)? {
    guard let (view, depth, traits) = waiting.popLast() else { return nil }
    for subview in view.subviews.reversed() {
      // The getter of each view would walk up to the root.
      let inherits = subview.overrideUserInterfaceStyle == .unspecified
      waiting.append((subview, depth + 1, inherits ? traits : subview.traitCollection))
    }
    return (view, ViewDescription(of: view, depth: depth, traits: traits))
  }
}
