import Foundation
import HeadlessGraphics

/// Something that shows its own content, in front of its background and behind its children: a view.
@MainActor package protocol DrawnContent: AnyObject {
  /// The rectangle that it fills, in its own coordinates.
  var bounds: CGRect { get }

  /// Whether neither its drawing nor its children can be outside of its bounds.
  var staysInBounds: Bool { get }

  /// Returns the nodes that the content contains, back to front.
  func childNodes(in traits: TraitCollection) -> [DrawingNode]

  func backgroundColor(in traits: TraitCollection) -> CGColor?

  /// Draws the content, in its own coordinates.
  func paintContent(into context: DrawingContext, in traits: TraitCollection)

  /// Draws the foreground, in front of all children.
  func paintForeground(into context: DrawingContext)
}
