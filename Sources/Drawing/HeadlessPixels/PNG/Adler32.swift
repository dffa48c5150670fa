/// The check number at the end of zlib's data.
/// > Documented: RFC 1950, section 8.
enum Adler32 {
  private static let modulus: UInt32 = 65521
  /// The number of bytes that can be summed before the sums must be reduced.
  /// > Documented: RFC 1950's sample code; 255·n·(n+1)/2 + (n+1)·65520 stays below 2³² for n = 5552.
  private static let run = 5552

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    var index = 0
    while index < bytes.count {
      let end = min(index + run, bytes.count)
      while index < end {
        low &+= UInt32(bytes[index])
        high &+= low
        index += 1
      }
      low %= modulus
      high %= modulus
    }
    return high << 16 | low
  }
}
