/// The check number of a PNG's chunks.
/// > Documented: the PNG specification, appendix "Sample CRC implementation"; the polynomial of ISO 3309.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1
    }
  }

  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = Self.table
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes { rest = table[Int((rest ^ UInt32(byte)) & 0xFF)] ^ (rest >> 8) }
    return rest ^ 0xFFFF_FFFF
  }
}
