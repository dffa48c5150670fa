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
  ///
  /// It throws if the glyph is broken, or has too many components or levels of them.
  /// > Documented: OpenType 1.9, "glyf" and "loca".
  package func outline(of glyph: UInt16) throws -> GlyphOutline? {
    guard let shapes = tables["glyf"], let locations = tables["loca"] else { return nil }
    var reader = OutlineReader(
      shapes: shapes, locations: locations, hasLongLocations: try tables.required("head").int16(50) != 0,
      glyphCount: glyphCount, unitsPerEm: CGFloat(unitsPerEm))
    try reader.append(Int(glyph), transform: .identity, depth: 0)
    return reader.outline
  }
}
