import Foundation
import HeadlessGraphics

/// Something that shows content of its own, in front of its background and behind what is in it: a view.
@MainActor
package protocol DrawnContent: AnyObject {
  /// The rectangle that it fills, in its own coordinates.
  var bounds: CGRect { get }

  /// Whether nothing that it draws, nor what is in it, is outside of its bounds for sure.
  var staysInBounds: Bool { get }

  /// Returns the nodes that the content contains, back to front.
  func childNodes(in traits: TraitCollection) -> [DrawingNode]

  /// Returns the background color of the content, or nil.
  func backgroundColor(in traits: TraitCollection) -> CGColor?

  /// Draws the content, in its own coordinates.
  func paintContent(into context: DrawingContext, in traits: TraitCollection)

  /// Draws what is in front of everything in it.
  func paintForeground(into context: DrawingContext)
}
