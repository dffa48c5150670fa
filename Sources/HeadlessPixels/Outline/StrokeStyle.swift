import Foundation

/// How a line along an outline looks.
///
/// > Documented: the words and defaults are those of CoreGraphics; the shapes those of SVG 1.1, chapter 11.4.
package struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  package enum Cap: Hashable, Sendable {
    /// At the end point, straight.
    case butt
    /// Half a line width further, round.
    case round
    /// Half a line width further, straight.
    case square
  }

  /// How two lines meet.
  package enum Join: Hashable, Sendable {
    /// With a sharp corner, or bevelled if that would reach too far.
    case miter
    /// With a round corner.
    case round
    /// With the corner cut off.
    case bevel
  }

  /// The width, in the units of the outline; nothing is drawn for 0, a negative one or one that is not a number.
  package var width: CGFloat
  /// How a line ends.
  package var cap = Cap.butt
  /// How two lines meet.
  package var join = Join.miter
  /// How far a sharp corner may reach, in line widths.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, by turns; none, or none that makes sense, for a line without gaps.
  package var dashes: [CGFloat] = []
  /// How far into the dashes the line begins.
  package var dashPhase: CGFloat = 0

  /// Creates a line of a width.
  package init(width: CGFloat) {
    self.width = width
  }
}
