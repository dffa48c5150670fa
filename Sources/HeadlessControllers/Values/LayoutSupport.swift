import Foundation
import HeadlessViews

/// An area of a controller's view that bars cover.
///
/// > Documented: UILayoutSupport.
@preconcurrency @MainActor
public protocol LayoutSupport: AnyObject {
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

  /// Adds a guide to a view.
  convenience init(_ edge: Edge, of view: View) {
    self.init()
    self.edge = edge
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    let isTop = edge == .top
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}
