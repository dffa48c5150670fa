import Foundation

extension DrawingList {
  /// The style of a line along a shape.
  /// > Documented: CoreGraphics' words and defaults.
  public struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of a line.
    public enum Cap: String, Hashable, Sendable {
      /// At the end point, straight.
      case butt
      /// Half a line width further, round.
      case round
      /// Half a line width further, straight.
      case square
    }

    /// The shape of the corners of a line.
    public enum Join: String, Hashable, Sendable {
      /// Pointed, or cut off beyond the miter limit.
      case miter
      /// A round corner.
      case round
      /// A corner without its tip.
      case bevel
    }

    /// The width, in points; nothing is drawn for 0 or less.
    public var width: CGFloat
    /// The shape of the ends of a line.
    public var cap: Cap
    /// The shape of the corners of a line.
    public var join: Join
    /// The limit of a mitered corner, in line widths.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps by turns, in points; empty for a solid line.
    public var dashes: [CGFloat]
    /// The offset into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - cap: The shape of its ends.
    ///   - join: The shape of its corners.
    ///   - miterLimit: The limit of a mitered corner, in line widths.
    ///   - dashes: The lengths of dashes and gaps by turns, in points.
    ///   - dashPhase: The offset into the dash pattern at which the line begins, in points.
    public init(
      width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [],
      dashPhase: CGFloat = 0
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

extension CGLineCap {
  var style: DrawingList.StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var style: DrawingList.StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
