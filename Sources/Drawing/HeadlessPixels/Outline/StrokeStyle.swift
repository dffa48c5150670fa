import Foundation

/// The style of a line along an outline.
/// > Documented: the words and defaults of CoreGraphics; the shapes of SVG 1.1, chapter 11.4.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Hashable, Sendable {
    /// At the end point, straight.
    case butt
    /// Half a line width further, round.
    case round
    /// Half a line width further, straight.
    case square
  }

  /// The shape of the corner between two lines.
  package enum Join: Hashable, Sendable {
    /// A sharp corner, or a bevelled one above the miter limit.
    case miter
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width, in the units of the outline; nothing is drawn for 0, a negative one or one that is not a number.
  package var width: CGFloat
  package var cap = Cap.butt
  /// The shape of the corner between two lines.
  package var join = Join.miter
  /// The largest length of a sharp corner, in line widths.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, by turns; empty, or invalid, for a line without gaps.
  package var dashes: [CGFloat] = []
  /// The distance into the dash pattern at which the line begins.
  package var dashPhase: CGFloat = 0

  package init(width: CGFloat) { self.width = width }
}
