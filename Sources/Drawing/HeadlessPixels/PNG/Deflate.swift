/// Packs bytes for zlib: repetitions become pairs of length and distance, all written with the fixed codes.
/// > Documented: RFC 1950 and RFC 1951.
struct Deflate {
  private let bytes: [UInt8]
  private var writer = BitWriter()
  /// The latest position of three bytes with a hash, or -1.
  private var latest = [Int32](repeating: -1, count: Deflate.hashCount)
  /// The position before each one, modulo the reach, with the same hash.
  private var earlier = [Int32](repeating: -1, count: Deflate.reach)

  private static let hashCount = 1 << 15
  /// The largest distance of a repetition.
  private static let reach = 32768
  private static let shortest = 3
  private static let longest = 258
  /// The number of earlier positions to try: more make drawn bitmaps hardly smaller and are slower.
  private static let tries = 24

  /// Returns the bytes packed, with zlib's two bytes in front and its check number at the end.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes: bytes)
    deflate.pack()
    return [0x78, 0x9C] + deflate.writer.finished() + Adler32.checksum(of: bytes).bigEndianBytes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func pack() {
    // One block, the last one, of fixed codes.
    writer.append(1, count: 1)
    writer.append(1, count: 2)
    var index = 0
    while index < bytes.count {
      let (length, distance) = repetition(at: index)
      if length >= Self.shortest {
        writer.append(FixedCodes.lengths[length])
        let symbol = FixedCodes.distanceSymbol(distance)
        writer.append(FixedCodes.distances[symbol])
        let code = DeflateCodes.distances[symbol]
        writer.append(distance - code.base, count: code.extraBits)
        // In a long repetition the places inside bring nothing new.
        let last = length < 32 ? index + length : index + 1
        while index < last { remember(&index) }
        index = last + (length < 32 ? 0 : length - 1)
      } else {
        writer.append(FixedCodes.literals[Int(bytes[index])])
        remember(&index)
      }
    }
    writer.append(FixedCodes.literals[256])
  }

  /// Stores the position of the next three bytes, and moves to the next byte.
  private mutating func remember(_ index: inout Int) {
    if index + Self.shortest <= bytes.count {
      let hash = hash(at: index)
      earlier[index & (Self.reach - 1)] = latest[hash]
      latest[hash] = Int32(truncatingIfNeeded: index)
    }
    index += 1
  }

  private func hash(at index: Int) -> Int {
    let three = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    // Multiplied by 2³² divided by the golden ratio, as Knuth advises.
    return Int((three &* 2_654_435_769) >> 17)
  }

  /// Returns the longest repetition of earlier bytes that begins at an index, the nearest of equally long ones.
  private func repetition(at index: Int) -> (length: Int, distance: Int) {
    let most = min(Self.longest, bytes.count - index)
    if most < Self.shortest { return (0, 0) }
    var length = 0
    var distance = 0
    var candidate = Int(latest[hash(at: index)])
    var left = Self.tries
    while candidate >= 0, index - candidate <= Self.reach, left > 0 {
      if length == 0 || bytes[candidate + length] == bytes[index + length] {
        var count = 0
        while count < most, bytes[candidate + count] == bytes[index + count] { count += 1 }
        if count > length {
          length = count
          distance = index - candidate
          if count == most { break }
        }
      }
      let next = Int(earlier[candidate & (Self.reach - 1)])
      // A place further back than the reach has been overwritten by a later one.
      if next >= candidate { break }
      candidate = next
      left -= 1
    }
    return (length, distance)
  }
}
