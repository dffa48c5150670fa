import Foundation
import HeadlessGeometry

extension DrawingList.ImagePlacement {
  /// An area of an image with its destination.
  public struct Piece: Hashable, Sendable {
    /// The area, in points of the image.
    public var source: CGRect
    /// The rectangle of the piece, in points.
    public var rect: CGRect
    /// The size of one copy where copies fill the rectangle, from its left top on; nil where one is stretched.
    public var tile: CGSize?

    /// Creates a piece: an area of the image, its destination, and the size of a copy that is repeated; all in points.
    public init(source: CGRect, rect: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.rect = rect
      self.tile = tile
    }
  }

  /// The pieces that the image is drawn in: one for all of it, or nine if it is resizable.
  ///
  /// The corners retain their size; caps above and below are resized along x, at the sides along y, the middle both.
  /// > Documented: UIImage.resizableImage(withCapInsets:resizingMode:). Assumed: caps that do not fit shrink evenly.
  public var pieces: [Piece] {
    let size = image.size
    guard let slicing = image.storage.slicing, size.width > 0, size.height > 0 else {
      return [Piece(source: CGRect(origin: .zero, size: size), rect: rect)]
    }
    return Self.pieces(of: size, caps: slicing.capInsets, in: rect, isTiled: slicing.mode == .tile)
  }

  /// Returns the pieces, up to nine, in which an image with caps is drawn so that the caps retain their size.
  ///
  /// One without caps, and none for a size without area. The area between the caps is stretched, or repeated if tiled.
  package static func pieces(of size: CGSize, caps: EdgeInsets, in rect: CGRect, isTiled: Bool = false) -> [Piece] {
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

  private struct Strip {
    let source: CGFloat
    let sourceLength: CGFloat
    let start: CGFloat
    let length: CGFloat
    var isMiddle = false
  }

  /// Returns the first cap, the middle and the last cap, without empty ones.
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
    // The middle between the caps may be a rounding error.
    return strips.filter { $0.sourceLength > PixelGrid.tolerance && $0.length > 0 }
  }
}
