/// A table that turns bits into symbols: frequent symbols have short codes.
/// > Documented: RFC 1951, section 3.2.2: codes of one length are consecutive numbers, shorter codes are first.
struct Huffman {
  /// The number of bits in one lookup.
  ///
  /// Longer codes are rare and read bit by bit, so that a hostile file with many tables is read quickly.
  private static let lookupBits = 9

  /// The symbol times 16 plus the code's length for each number of ``lookupBits`` bits; 0 where the code is longer.
  private var lookup = [UInt16](repeating: 0, count: 1 << Huffman.lookupBits)
  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [UInt16] = []

  /// Creates a table of the lengths of the symbols' codes in bits; throws if they do not make a prefix code.
  ///
  /// A symbol that does not occur has 0. A single code of one bit, or no code, is valid only if there may be one.
  init(lengths: ArraySlice<UInt8>, mayBeSingle: Bool) throws(PNGError) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var free = 1
    for length in 1...15 {
      free = free * 2 - counts[length]
      if free < 0 { throw .damagedData("a block has more codes than there is room for") }
    }
    let isSingle = counts[1] <= 1 && counts[2...].allSatisfy { $0 == 0 }
    if free > 0, !(mayBeSingle && isSingle) { throw .damagedData("a block's codes leave gaps") }

    var firstIndex = [Int](repeating: 0, count: 16)
    var firstCode = [Int](repeating: 0, count: 16)
    for length in 1..<15 {
      firstIndex[length + 1] = firstIndex[length] + counts[length]
      firstCode[length + 1] = (firstCode[length] + counts[length]) << 1
    }
    symbols = [UInt16](repeating: 0, count: firstIndex[15] + counts[15])
    var used = [Int](repeating: 0, count: 16)
    for (symbol, byte) in lengths.enumerated() where byte > 0 {
      let length = Int(byte)
      symbols[firstIndex[length] + used[length]] = UInt16(symbol)
      if length <= Self.lookupBits {
        let code = Self.reversed(firstCode[length] + used[length], bits: length)
        for index in stride(from: code, to: lookup.count, by: 1 << length) {
          lookup[index] = UInt16(symbol << 4 | length)
        }
      }
      used[length] += 1
    }
  }

  func symbol(_ reader: inout BitReader) throws(PNGError) -> Int {
    let bits = reader.peek()
    let entry = Int(lookup[bits & (lookup.count - 1)])
    if entry != 0 {
      try reader.consume(entry & 15)
      return entry >> 4
    }
    return try longSymbol(bits, &reader)
  }

  private func longSymbol(_ bits: Int, _ reader: inout BitReader) throws(PNGError) -> Int {
    var code = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      code |= bits >> (length - 1) & 1
      if code - first < counts[length] {
        try reader.consume(length)
        return Int(symbols[index + code - first])
      }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    throw .damagedData("bits match no symbol")
  }

  /// Returns the lowest bits in the opposite order.
  static func reversed(_ code: Int, bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | (code >> $1 & 1) }
  }

  /// The code lengths of a block with fixed codes.
  /// > Documented: RFC 1951, section 3.2.6.
  static let fixedLiteralLengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }

  static let fixedLiterals = fixed(fixedLiteralLengths)
  static let fixedDistances = fixed([UInt8](repeating: 5, count: 32))

  private static func fixed(_ lengths: [UInt8]) -> Huffman {
    do {
      return try Huffman(lengths: lengths[...], mayBeSingle: false)
    } catch {
      preconditionFailure("The fixed code lengths make a code.")
    }
  }
}
