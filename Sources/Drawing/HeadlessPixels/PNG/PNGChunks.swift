/// The chunks of a PNG, one after the other.
struct PNGChunks {
  /// A named piece of the file.
  struct Chunk {
    let name: String
    let bytes: ArraySlice<UInt8>

    /// Whether the chunk must be understood: its first letter is a capital.
    let isCritical: Bool
  }

  private let bytes: [UInt8]
  private var position = PNG.signature.count

  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: PNG.signature) else { throw .notPNG }
    self.bytes = bytes
  }

  mutating func next() throws(PNGError) -> Chunk {
    guard bytes.count - position >= 12 else { throw .truncated("the list of its chunks") }
    let length = Int(bytes.bigEndian(at: position))
    let letters = bytes[position + 4..<position + 8]
    guard letters.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
      throw .invalidValue("a chunk's name is not four letters")
    }
    let name = String(decoding: letters, as: UTF8.self)
    // > Documented: a length is at most 2³¹ - 1 bytes.
    guard length <= Int(Int32.max) else { throw .invalidValue("the chunk \(name) declares \(length) bytes") }
    guard bytes.count - position - 12 >= length else { throw .truncated("its chunk \(name)") }
    let end = position + 8 + length
    guard CRC32.checksum(of: bytes[position + 4..<end]) == bytes.bigEndian(at: end) else {
      throw .wrongChecksum(chunk: name)
    }
    defer { position = end + 4 }
    return Chunk(name: name, bytes: bytes[position + 8..<end], isCritical: letters[position + 4] & 0x20 == 0)
  }
}

extension UInt32 {
  /// The four bytes of the number, the highest first.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the number of four bytes, the highest first.
  func bigEndian(at index: Int) -> UInt32 {
    (index..<index + 4).reduce(0) { $0 << 8 | UInt32(self[$1]) }
  }
}
