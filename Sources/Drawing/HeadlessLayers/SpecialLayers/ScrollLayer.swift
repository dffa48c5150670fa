import Foundation

/// A layer that shows a part of its sublayers: scrolling moves the origin of its bounds.
/// > Documented: CAScrollLayer, with its defaults. Reported: it masks to its bounds only where that is set.
open class ScrollLayer: Layer {
  /// Along which axes a layer scrolls.
  /// > Documented: CAScrollLayerScrollMode.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode in Core Animation, such as `both`.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer does not scroll.
    public static let none = Mode(rawValue: "none")
    /// The layer scrolls vertically only.
    public static let vertically = Mode(rawValue: "vertically")
    /// The layer scrolls horizontally only.
    public static let horizontally = Mode(rawValue: "horizontally")
    /// The layer scrolls along both axes.
    public static let both = Mode(rawValue: "both")
  }

  /// Along which axes the layer scrolls; both by default.
  open var scrollMode = Mode.both

  /// Moves a point of the layer to the origin, as far as the mode allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Scrolls as little as needed to show a rectangle of the layer; of one that is too large, its top left corner.
  open func scroll(to r: CGRect) {
    func origin(_ from: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if first < from || last - first > length { return first }
      return max(from, last - length)
    }
    scroll(
      to: CGPoint(
        x: origin(bounds.minX, bounds.width, r.minX, r.maxX), y: origin(bounds.minY, bounds.height, r.minY, r.maxY)))
  }

  override class func makeBlank() -> Layer { ScrollLayer() }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    if let other = other as? ScrollLayer { scrollMode = other.scrollMode }
  }
}

extension Layer {
  /// The scroll layers above, this one included, the nearest first.
  private var scrollLayers: [ScrollLayer] {
    sequence(first: self) { $0.superlayer }.compactMap { $0 as? ScrollLayer }
  }

  final func scrollNearest(_ scroll: (ScrollLayer) -> Void) { scrollLayers.first.map(scroll) }

  final var rectVisibleInScrollLayers: CGRect {
    let rect = scrollLayers.reduce(bounds) { $0.intersection(convert($1.bounds, from: $1)) }
    return rect.isNull ? .zero : rect
  }
}
