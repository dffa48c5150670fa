import Foundation

/// Bits in a row, the highest of each byte first; a byte of ones is followed by one of zeros.
///
/// > Documented: ITU-T T.81, section F.1.2.3.
struct JPEGBits {
  private var bytes: [UInt8] = []
  private var buffer: UInt32 = 0
  private var count = 0

  mutating func append(_ code: (bits: UInt32, length: Int)) {
    buffer = buffer << UInt32(code.length) | code.bits
    count += code.length
    while count >= 8 {
      let byte = UInt8(truncatingIfNeeded: buffer >> UInt32(count - 8))
      bytes.append(byte)
      if byte == 0xFF { bytes.append(0) }
      count -= 8
    }
  }

  /// The bytes, the last one filled up with ones.
  var finished: [UInt8] {
    var copy = self
    if count > 0 { copy.append(((1 << UInt32(8 - count)) - 1, 8 - count)) }
    return copy.bytes
  }
}
