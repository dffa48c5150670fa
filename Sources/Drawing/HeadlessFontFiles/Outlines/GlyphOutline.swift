import Foundation

/// The shape of a glyph, in ems, `y` upward from the baseline.
package struct GlyphOutline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(control: CGPoint, end: CGPoint)
    case close
  }

  /// The steps; none for a space.
  package internal(set) var elements: [Element] = []
}

extension FontFile {
  /// Returns the shape of a glyph; nil in a font whose shapes are not in `glyf`, such as most `.otf` files.
  /// > Documented: OpenType 1.9, "glyf" and "loca".
  ///
  /// - Parameter glyph: The number of the glyph.
  /// - Returns: The outline.
  /// - Throws: `FontFileError` if the glyph is broken, or has too many components or levels of them.
  package func outline(of glyph: UInt16) throws -> GlyphOutline? {
    guard let shapes = tables["glyf"], let locations = tables["loca"] else { return nil }
    var reader = OutlineReader(
      shapes: shapes, locations: locations, hasLongLocations: try tables.required("head").int16(50) != 0,
      glyphCount: glyphCount, unitsPerEm: CGFloat(unitsPerEm))
    try reader.append(Int(glyph), transform: GlyphTransform(), depth: 0)
    return reader.outline
  }
}

/// A linear transform and a translation, in units.
struct GlyphTransform {
  var xx: CGFloat = 1
  var xy: CGFloat = 0
  var yx: CGFloat = 0
  var yy: CGFloat = 1
  var dx: CGFloat = 0
  var dy: CGFloat = 0

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: xx * point.x + yx * point.y + dx, y: xy * point.x + yy * point.y + dy)
  }

  /// Returns the transform that applies another one first, and then this one.
  func after(_ inner: GlyphTransform) -> GlyphTransform {
    let origin = apply(CGPoint(x: inner.dx, y: inner.dy))
    return GlyphTransform(
      xx: xx * inner.xx + yx * inner.xy, xy: xy * inner.xx + yy * inner.xy, yx: xx * inner.yx + yx * inner.yy,
      yy: xy * inner.yx + yy * inner.yy, dx: origin.x, dy: origin.y)
  }
}
