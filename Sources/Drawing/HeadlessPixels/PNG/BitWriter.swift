/// A writer of bits, the lowest bit of each byte first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var buffer: UInt64 = 0
  private var waiting = 0

  /// Writes a number's lowest bits, up to 32.
  mutating func append(_ bits: Int, count: Int) {
    buffer |= UInt64(bits) << UInt64(waiting)
    waiting += count
    while waiting >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      waiting -= 8
    }
  }

  mutating func append(_ code: FixedCodes.Code) { append(code.bits, count: code.count) }

  /// Returns all bytes, the last one filled up with zeros.
  mutating func finished() -> [UInt8] {
    if waiting > 0 { append(0, count: 8 - waiting) }
    return bytes
  }
}
