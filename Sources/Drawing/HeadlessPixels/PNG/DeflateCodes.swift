/// The lengths and distances of the symbols.
/// > Documented: RFC 1951, section 3.2.5.
enum DeflateCodes {
  /// The smallest number of a symbol, and the number of extra bits that are added to it.
  struct Code: Sendable {
    let base: Int
    let extraBits: Int
  }

  /// The lengths, from symbol 257 on: 3 to 258 bytes.
  static let lengths: [Code] =
    codes(from: 3, extraBits: [0, 0, 0, 0, 0, 0, 0, 0] + (4..<24).map { $0 / 4 }) + [Code(base: 258, extraBits: 0)]

  /// The distances, from symbol 0 on: 1 to 32768 bytes back.
  static let distances: [Code] = codes(from: 1, extraBits: [0, 0] + (2..<30).map { $0 / 2 - 1 })

  private static func codes(from first: Int, extraBits: [Int]) -> [Code] {
    var base = first
    return extraBits.map { bits in
      defer { base += 1 << bits }
      return Code(base: base, extraBits: bits)
    }
  }
}
