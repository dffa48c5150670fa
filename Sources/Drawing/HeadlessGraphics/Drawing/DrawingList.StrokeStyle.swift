import Foundation

extension DrawingList {
  /// The style of a line along a shape.
  /// > Documented: CoreGraphics' words and defaults.
  public struct StrokeStyle: Hashable, Sendable {
    /// The width, in points; nothing is drawn for 0 or less.
    public var width: CGFloat
    /// The shape of the ends of a line.
    public var cap: CGLineCap
    /// The shape of the corners of a line.
    public var join: CGLineJoin
    /// The limit of a mitered corner, in line widths.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps by turns, in points; empty for a solid line.
    public var dashes: [CGFloat]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a line of a width, in points.
    public init(
      width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
    }

    /// The reach of the line beyond its shape, in points.
    package var reach: CGFloat { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }

    var isFinite: Bool {
      width.isFinite && miterLimit.isFinite && dashPhase.isFinite && dashes.allSatisfy(\.isFinite)
    }

    /// The style without dashes that make no sense: negative ones, or all of no length.
    var recorded: StrokeStyle {
      var style = self
      if dashes.contains(where: { $0 < 0 }) || !dashes.contains(where: { $0 > 0 }) { style.dashes = [] }
      return style
    }
  }
}
