/// A scanner of the names and numbers in the bytes of a visual format, from left to right.
struct VisualFormatScanner {
  private let bytes: [UInt8]
  /// The index of the next byte, and of the next character: the grammar lets no character outside of ASCII pass.
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isEmpty: Bool { bytes.isEmpty }
  var isAtEnd: Bool { position == bytes.count }

  /// The next character, or nil at the end; outside of ASCII, its next byte.
  var next: Unicode.Scalar? { isAtEnd ? nil : Unicode.Scalar(bytes[position]) }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() { while next == " " || next == "\t" { position += 1 } }

  /// Reads a C identifier.
  mutating func name() -> String? {
    guard let next, Self.startsName(next) else { return nil }
    let start = position
    while let next = self.next, Self.startsName(next) || Self.isDigit(next) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a number without a sign may begin here.
  var isAtPositiveNumber: Bool { next.map { Self.isDigit($0) || $0 == "." } ?? false }

  /// Whether a number with or without a sign may begin here.
  var isAtNumber: Bool { isAtPositiveNumber || next == "-" || next == "+" }

  /// Reads the longest number that begins here, as `strtod` does in the C locale; infinite if it is too large.
  ///
  /// Decimal and hexadecimal numbers, with a sign, a fraction and an exponent. The words `inf` and `nan` are names.
  mutating func number() -> Double? {
    let start = position
    var end = start
    if byte(end) == "-" || byte(end) == "+" { end += 1 }
    let isHexadecimal =
      byte(end) == "0" && (byte(end + 1) == "x" || byte(end + 1) == "X") && hasHexadecimalDigit(at: end + 2)
    if isHexadecimal { end += 2 }
    let isDigit = isHexadecimal ? Self.isHexadecimalDigit : Self.isDigit
    let whole = endOfDigits(from: end, isDigit)
    var digits = whole - end
    end = whole
    var isFraction = false
    if byte(end) == "." {
      let fraction = endOfDigits(from: end + 1, isDigit)
      isFraction = fraction > end + 1
      digits += fraction - end - 1
      if digits > 0 { end = fraction }
    }
    guard digits > 0 else { return nil }
    let mantissa = end
    let letters: [Unicode.Scalar] = isHexadecimal ? ["p", "P"] : ["e", "E"]
    if let letter = byte(end), letters.contains(letter) {
      let sign = byte(end + 1) == "-" || byte(end + 1) == "+" ? 1 : 0
      let exponent = endOfDigits(from: end + 1 + sign, Self.isDigit)
      if exponent > end + 1 + sign { end = exponent }
    }
    position = end
    // Swift wants a digit after the point.
    let head = String(decoding: bytes[start..<mantissa], as: UTF8.self)
    let tail = String(decoding: bytes[mantissa..<end], as: UTF8.self)
    return Double((head.hasSuffix(".") && !isFraction ? String(head.dropLast()) : head) + tail)
  }

  private func byte(_ index: Int) -> Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }

  private func endOfDigits(from start: Int, _ isDigit: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while let scalar = byte(end), isDigit(scalar) { end += 1 }
    return end
  }

  private func hasHexadecimalDigit(at index: Int) -> Bool {
    let first = byte(index) == "." ? index + 1 : index
    return byte(first).map(Self.isHexadecimalDigit) ?? false
  }

  private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isHexadecimalDigit(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
  }
}
