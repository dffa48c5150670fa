/// A reader of bits, the lowest bit of each byte first.
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer: UInt64 = 0
  private var available = 0

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The number of unread bytes.
  var remainingBytes: Int { bytes.count - position }

  /// Returns the next bits as a number; the first is the lowest.
  mutating func bits(_ count: Int) throws(PNGError) -> Int {
    if available < count { refill() }
    let value = Int(buffer & ((1 << UInt64(count)) - 1))
    try consume(count)
    return value
  }

  /// Returns the next bits without consuming them, up to 15; zeros follow the end.
  mutating func peek() -> Int {
    if available < 15 { refill() }
    return Int(buffer & 0x7FFF)
  }

  /// Consumes bits that are in the buffer; ``peek()`` may have returned more than there are.
  mutating func consume(_ count: Int) throws(PNGError) {
    if available < count { throw .truncated("the compressed data") }
    discard(count)
  }

  mutating func skipToByte() { discard(available & 7) }

  private mutating func discard(_ count: Int) {
    buffer >>= UInt64(count)
    available -= count
  }

  private mutating func refill() {
    while available <= 48, position < bytes.count {
      buffer |= UInt64(bytes[position]) << UInt64(available)
      position += 1
      available += 8
    }
  }
}
