import Foundation

@testable import HeadlessPixels

/// Builds PNG files chunk by chunk, also such as there should not be.
struct PNGBuilder {
  private(set) var bytes = PNG.signature

  /// Adds a chunk with a fitting check number.
  mutating func add(_ name: String, _ content: [UInt8]) {
    bytes += UInt32(content.count).bigEndianBytes
    let start = bytes.count
    bytes += name.utf8
    bytes += content
    bytes += CRC32.checksum(of: bytes[start...]).bigEndianBytes
  }

  /// Returns a header's content.
  static func header(
    width: UInt32 = 2, height: UInt32 = 1, depth: UInt8 = 8, type: UInt8 = 0, tail: [UInt8] = [0, 0, 0]
  ) -> [UInt8] { width.bigEndianBytes + height.bigEndianBytes + [depth, type] + tail }

  /// Returns a file of chunks with two gray pixels, 10 and 20 by default.
  static func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var builder = PNGBuilder()
    for (name, content) in chunks { builder.add(name, content) }
    return builder.bytes
  }

  /// The packed data of two gray pixels.
  static let data = Deflate.zlib([0, 10, 20])
}
