import Foundation
import HeadlessGeometry

extension DrawingList.ImagePlacement {
  /// A part of an image, and where it goes.
  public struct Piece: Hashable, Sendable {
    /// The part, in points of the image.
    public var source: CGRect
    /// The rectangle of the piece, in points.
    public var rect: CGRect
    /// The size of one copy where copies side by side fill the rectangle, from its left top on; nil where one is
    /// stretched.
    public var tile: CGSize?

    /// Creates a piece.
    ///
    /// - Parameters:
    ///   - source: The part, in points of the image.
    ///   - rect: Where it goes, in points.
    ///   - tile: The size of one copy where it is repeated; nil where it is stretched.
    public init(source: CGRect, rect: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.rect = rect
      self.tile = tile
    }
  }

  /// The parts that the image is drawn in: all of it as one, or nine where it is resizable.
  ///
  /// The caps keep their size; those above and below go on sideways, those at the sides go on downwards, and the middle
  /// both ways.
  ///
  /// > Documented: UIImage.resizableImage(withCapInsets:resizingMode:). Assumed: where caps do not fit, they shrink
  /// > evenly.
  public var pieces: [Piece] {
    let size = image.size
    guard let slicing = image.storage.slicing, size.width > 0, size.height > 0 else {
      return [Piece(source: CGRect(origin: .zero, size: size), rect: rect)]
    }
    return Self.pieces(of: size, caps: slicing.capInsets, in: rect, isTiled: slicing.mode == .tile)
  }

  /// The parts that something of a size is drawn in where its caps keep their size: up to nine.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - caps: The edges that keep their size; what they leave in the middle is stretched or tiled.
  ///   - rect: The rectangle that is filled.
  ///   - isTiled: Whether the middle is repeated instead of stretched.
  /// - Returns: The parts; without caps one, and none where there is no size.
  package static func pieces(
    of size: CGSize, caps: EdgeInsets, in rect: CGRect, isTiled: Bool = false
  ) -> [Piece] {
    let columns = strips(of: size.width, caps.left, caps.right, from: rect.minX, to: rect.maxX)
    let rows = strips(of: size.height, caps.top, caps.bottom, from: rect.minY, to: rect.maxY)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          rect: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          tile: isTiled && (row.isMiddle || column.isMiddle)
            ? CGSize(
              width: column.isMiddle ? column.sourceLength : column.length,
              height: row.isMiddle ? row.sourceLength : row.length) : nil)
      }
    }
  }

  /// A column or a row of pieces.
  private struct Strip {
    let source: CGFloat
    let sourceLength: CGFloat
    let start: CGFloat
    let length: CGFloat
    var isMiddle = false
  }

  /// The cap before, the middle and the cap behind, as far as there are.
  private static func strips(
    of length: CGFloat, _ before: CGFloat, _ behind: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Strip] {
    let before = min(max(before, 0), length)
    let behind = min(max(behind, 0), length - before)
    let room = end - start
    let factor = before + behind > room ? room / (before + behind) : 1
    let strips = [
      Strip(source: 0, sourceLength: before, start: start, length: before * factor),
      Strip(
        source: before, sourceLength: length - before - behind, start: start + before * factor,
        length: room - (before + behind) * factor, isMiddle: true),
      Strip(source: length - behind, sourceLength: behind, start: end - behind * factor, length: behind * factor),
    ]
    // What the caps leave may be no more than a sum's rounding.
    return strips.filter { $0.sourceLength > PixelGrid.tolerance && $0.length > 0 }
  }
}
