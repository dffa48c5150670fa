/// The fixed codes as they are written: the bits of each symbol in the order of the file.
/// > Documented: RFC 1951, section 3.2.6.
enum FixedCodes {
  /// Bits, the first one lowest.
  struct Code: Sendable {
    let bits: Int
    let count: Int
  }

  /// The codes of bytes, of the end (256) and of lengths without their extra bits.
  static let literals: [Code] = {
    let lengths = Huffman.fixedLiteralLengths.map(Int.init)
    var next = [Int](repeating: 0, count: 10)
    for length in 1..<9 { next[length + 1] = (next[length] + lengths.count { $0 == length }) << 1 }
    return lengths.map { length in
      defer { next[length] += 1 }
      return Code(bits: Huffman.reversed(next[length], bits: length), count: length)
    }
  }()

  /// The codes of lengths, extra bits included; by length, from 0 on.
  static let lengths: [Code] = (0...258).map { length in
    guard let symbol = DeflateCodes.lengths.lastIndex(where: { $0.base <= length }) else {
      return Code(bits: 0, count: 0)
    }
    let code = literals[257 + symbol]
    let extra = DeflateCodes.lengths[symbol]
    return Code(bits: code.bits | (length - extra.base) << code.count, count: code.count + extra.extraBits)
  }

  /// The codes of distances, without their extra bits.
  static let distances: [Code] = (0..<30).map { Code(bits: Huffman.reversed($0, bits: 5), count: 5) }

  static func distanceSymbol(_ distance: Int) -> Int {
    if distance <= 4 { return distance - 1 }
    // From 5 on, each power of two has two symbols, which the second highest bit selects.
    let highest = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return highest * 2 + ((distance - 1) >> (highest - 1) & 1)
  }
}
