import Foundation
import HeadlessFontFiles
import HeadlessGeometry

extension DrawingList.TextRun {
  /// The text as lines and curves, as wide as it was measured, to be filled when it becomes pixels.
  ///
  /// A font of a file has its glyphs' shapes. The system font has none here, and neither has a file of cubic curves
  /// (`.otf`): each letter is a block of an `x`'s height or a capital's, down to the descender if it has one.
  /// > Differs: scripts that join or reorder their letters are drawn letter by letter.
  public var outline: CGPath {
    // Further away, or larger, nothing can be seen of it.
    guard [origin.x, origin.y, width, font.pointSize].allSatisfy({ $0.magnitude < 1e12 }) else { return CGPath() }
    let letters: [Letter] =
      switch font.glyphSource {
      case .file(let file): glyphs(of: file)
      case .system: string.map { (.block($0), Self.advance(of: $0, in: font)) }
      }
    return outline(of: letters)
  }

  private enum Sign {
    case block(Character)
    case glyph(GlyphOutline)
  }

  /// A glyph, and the distance to the next one's origin, in points.
  private typealias Letter = (sign: Sign, advance: CGFloat)

  private func glyphs(of file: FontFile) -> [Letter] {
    file.placement(of: string) { Self.advance(of: Character($0), in: font) / font.pointSize }.map { placed in
      let advance = placed.advance * font.pointSize
      switch placed.sign {
      case .missing(let scalar): return (.block(Character(scalar)), advance)
      case .glyph(let glyph):
        let outline = (try? file.outline(of: glyph)) ?? nil
        return (outline.map { .glyph($0) } ?? .block("x"), advance)
      }
    }
  }

  private static func advance(of character: Character, in font: Font) -> CGFloat {
    SystemTextMeasurer().size(of: String(character), in: font).width
  }

  private func outline(of letters: [Letter]) -> CGPath {
    let measured = letters.reduce(0) { $0 + $1.advance }
    let stretch = width > 0 && measured > 0 ? width / measured : 1
    guard stretch < 1e12 else { return CGPath() }
    let isRightToLeft = isRightToLeft
    var pen = isRightToLeft ? measured : 0
    let path = CGMutablePath()
    for letter in letters {
      if isRightToLeft { pen -= letter.advance }
      // From the pen, in points and y upward, to the sheet.
      let transform = CGAffineTransform(a: stretch, b: 0, c: 0, d: -1, tx: origin.x + pen * stretch, ty: origin.y)
      switch letter.sign {
      case .block(let character):
        guard let corners = LetterBlock.corners(of: character, in: font, advance: letter.advance) else { break }
        path.addLines(between: corners.map { $0.applying(transform) })
        path.closeSubpath()
      case .glyph(let outline):
        path.addGlyph(outline, transform.scaledBy(x: font.pointSize, y: font.pointSize))
      }
      if !isRightToLeft { pen += letter.advance }
    }
    return path.snapshot
  }
}

extension CGMutablePath {
  fileprivate func addGlyph(_ glyph: GlyphOutline, _ transform: CGAffineTransform) {
    for element in glyph.elements {
      switch element {
      case .move(let end): move(to: end.applying(transform))
      case .line(let end): addLine(to: end.applying(transform))
      case .curve(let control, let end): addQuadCurve(to: end.applying(transform), control: control.applying(transform))
      case .close: closeSubpath()
      }
    }
  }
}
