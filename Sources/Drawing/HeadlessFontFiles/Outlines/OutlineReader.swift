import Foundation

/// A reader of glyphs of the `glyf` table, with the glyphs they are composed of.
struct OutlineReader {
  let shapes: FontBytes
  let locations: FontBytes
  let hasLongLocations: Bool
  let glyphCount: Int
  let unitsPerEm: CGFloat
  private(set) var outline = GlyphOutline()
  private(set) var componentsLeft = 256

  private static let depthLimit = 8
  private static let elementLimit = 100_000

  mutating func append(_ glyph: Int, transform: AffineTransform, depth: Int) throws(FontFileError) {
    guard glyph < glyphCount else { throw shapes.error(0, "there is no glyph \(glyph)") }
    let (start, end) = try range(of: glyph)
    guard start < end else { return }
    componentsLeft -= 1
    guard depth < Self.depthLimit, componentsLeft > 0, outline.elements.count < Self.elementLimit else {
      throw shapes.error(start, "glyph \(glyph) has too many components")
    }
    let data = try shapes.from(start, count: end - start)
    let contours = try data.int16(0)
    if contours >= 0 {
      try appendSimple(data, contours: contours, transform)
    } else {
      try appendComponents(data, transform, depth: depth)
    }
  }

  private func range(of glyph: Int) throws(FontFileError) -> (Int, Int) {
    hasLongLocations
      ? (try locations.uint32(4 * glyph), try locations.uint32(4 * glyph + 4))
      : (2 * (try locations.uint16(2 * glyph)), 2 * (try locations.uint16(2 * glyph + 2)))
  }

  // MARK: Components

  private mutating func appendComponents(
    _ data: FontBytes, _ transform: AffineTransform, depth: Int
  ) throws(FontFileError) {
    var offset = 10
    var flags = ComponentFlags.more
    while flags.contains(.more) {
      flags = ComponentFlags(rawValue: try data.uint16(offset))
      let glyph = try data.uint16(offset + 2)
      var component = try Self.readTransform(data, flags, &offset)
      component.append(transform)
      try append(glyph, transform: component, depth: depth + 1)
    }
  }

  private struct ComponentFlags: OptionSet {
    let rawValue: Int
    static let words = ComponentFlags(rawValue: 0x0001)
    static let areShifts = ComponentFlags(rawValue: 0x0002)
    static let scale = ComponentFlags(rawValue: 0x0008)
    static let more = ComponentFlags(rawValue: 0x0020)
    static let twoScales = ComponentFlags(rawValue: 0x0040)
    static let matrix = ComponentFlags(rawValue: 0x0080)
  }

  /// Reads the transform of a component, and moves the offset past it.
  ///
  /// A component that is aligned point to point is not translated.
  private static func readTransform(
    _ data: FontBytes, _ flags: ComponentFlags, _ offset: inout Int
  ) throws(FontFileError) -> AffineTransform {
    var transform = AffineTransform.identity
    let hasWords = flags.contains(.words)
    if flags.contains(.areShifts) {
      transform.tX = CGFloat(try hasWords ? data.int16(offset + 4) : data.int8(offset + 4))
      transform.tY = CGFloat(try hasWords ? data.int16(offset + 6) : data.int8(offset + 5))
    }
    offset += hasWords ? 8 : 6
    let numbers = flags.contains(.matrix) ? 4 : flags.contains(.twoScales) ? 2 : flags.contains(.scale) ? 1 : 0
    var scales: [CGFloat] = []
    for index in 0..<numbers { scales.append(CGFloat(try data.int16(offset + 2 * index)) / 16384) }
    offset += 2 * numbers
    switch numbers {
    case 1: (transform.m11, transform.m22) = (scales[0], scales[0])
    case 2: (transform.m11, transform.m22) = (scales[0], scales[1])
    case 4: (transform.m11, transform.m12, transform.m21, transform.m22) = (scales[0], scales[1], scales[2], scales[3])
    default: break
    }
    return transform
  }

  // MARK: Points

  private typealias Point = (at: CGPoint, isOnCurve: Bool)

  private mutating func appendSimple(
    _ data: FontBytes, contours: Int, _ transform: AffineTransform
  ) throws(FontFileError) {
    var ends: [Int] = []
    for contour in 0..<contours { ends.append(try data.uint16(10 + 2 * contour)) }
    guard let last = ends.last else { return }
    let instructions = try data.uint16(10 + 2 * contours)
    let points = try Self.points(data, from: 12 + 2 * contours + instructions, count: last + 1)
    var start = 0
    for end in ends {
      guard end >= start, end < points.count else { throw data.error(10, "the contours are not in order") }
      append(contour: points[start...end].map { (scaled(transform.transform($0.at)), $0.isOnCurve) })
      start = end + 1
    }
  }

  private func scaled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / unitsPerEm, y: point.y / unitsPerEm)
  }

  private static func points(_ data: FontBytes, from start: Int, count: Int) throws(FontFileError) -> [Point] {
    var offset = start
    var flags: [Int] = []
    while flags.count < count {
      let flag = try data.uint8(offset)
      offset += 1
      flags.append(flag)
      if flag & 8 != 0 {
        let times = min(try data.uint8(offset), count - flags.count)
        offset += 1
        flags.append(contentsOf: repeatElement(flag, count: times))
      }
    }
    let xs = try coordinates(data, &offset, flags, isShort: 0x02, isSame: 0x10)
    let ys = try coordinates(data, &offset, flags, isShort: 0x04, isSame: 0x20)
    return flags.indices.map { (CGPoint(x: xs[$0], y: ys[$0]), flags[$0] & 1 != 0) }
  }

  /// Reads one coordinate of all points; each is stored as a step from the one before.
  private static func coordinates(
    _ data: FontBytes, _ offset: inout Int, _ flags: [Int], isShort: Int, isSame: Int
  ) throws(FontFileError) -> [Int] {
    var value = 0
    var values: [Int] = []
    for flag in flags {
      if flag & isShort != 0 {
        let step = try data.uint8(offset)
        value += flag & isSame != 0 ? step : -step
        offset += 1
      } else if flag & isSame == 0 {
        value += try data.int16(offset)
        offset += 2
      }
      values.append(value)
    }
    return values
  }

  /// Adds a closed contour; between two control points in a row the curve passes their middle.
  private mutating func append(contour: [Point]) {
    guard let first = contour.first, let last = contour.last else { return }
    let start = first.isOnCurve ? first.at : last.isOnCurve ? last.at : Self.middle(first.at, last.at)
    outline.elements.append(.move(start))
    var control: CGPoint?
    for point in first.isOnCurve ? contour.dropFirst() : contour[...] {
      switch (point.isOnCurve, control) {
      case (true, let before?):
        outline.elements.append(.curve(control: before, end: point.at))
        control = nil
      case (true, nil): outline.elements.append(.line(point.at))
      case (false, let before?):
        outline.elements.append(.curve(control: before, end: Self.middle(before, point.at)))
        control = point.at
      case (false, nil): control = point.at
      }
    }
    if let control { outline.elements.append(.curve(control: control, end: start)) }
    outline.elements.append(.close)
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
