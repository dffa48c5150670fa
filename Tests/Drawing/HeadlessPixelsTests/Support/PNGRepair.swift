@testable import HeadlessPixels

/// A repair of the checksums of a damaged file.
enum PNGRepair {
  /// Returns the file with fitting check numbers, as far as it has chunks.
  static func checksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var position = PNG.signature.count
    while position + 12 <= bytes.count {
      let end = position + 8 + Int(bytes.bigEndian(at: position))
      if end + 4 > bytes.count { break }
      let checksum = CRC32.checksum(of: bytes[position + 4..<end])
      bytes.replaceSubrange(end..<end + 4, with: checksum.bigEndianBytes)
      position = end + 4
    }
    return bytes
  }
}
