import Foundation
import HeadlessViews

/// An area of a controller's view that bars cover.
/// > Documented: UILayoutSupport.
@preconcurrency @MainActor public protocol LayoutSupport: AnyObject {
  /// The height of the area, in points.
  var length: CGFloat { get }
  /// The anchor of its upper edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The anchor of its lower edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The anchor of its height.
  var heightAnchor: LayoutDimension { get }
}

/// The guide between an edge of a view and its safe area.
final class LengthGuide: LayoutGuide, LayoutSupport {
  enum Edge { case top, bottom }

  private var edge = Edge.top

  /// Adds a guide to a view, with two constraints: the guide has no horizontal position.
  /// > Seen: fact f83.
  convenience init(_ edge: Edge, of view: View) {
    self.init()
    self.edge = edge
    view.addLayoutGuide(self)
    isAmbiguityIgnored = true
    let safeArea = view.safeAreaLayoutGuide
    let isTop = edge == .top
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  /// > Assumed: 0 in a hidden window (fact f83).
  var length: CGFloat {
    guard let view = owningView, let window = view.window, !window.isHidden else { return 0 }
    let insets = view.safeAreaInsets
    return edge == .top ? insets.top : insets.bottom
  }
}
