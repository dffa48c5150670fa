/// The decompression of zlib's data.
/// > Documented: RFC 1950 (the wrapping) and RFC 1951 (the data).
struct Inflate {
  private var reader: BitReader
  private var output: [UInt8]
  private var count = 0
  private let limit: Int

  /// Decompresses the bytes of a zlib stream; throws if they are damaged, or contain more than the limit.
  static func bytes(of bytes: [UInt8], limit: Int) throws(PNGError) -> [UInt8] {
    guard bytes.count >= 2 else { throw .truncated("the compressed data") }
    let method = Int(bytes[0])
    let flags = Int(bytes[1])
    guard method & 0x0F == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 0x20 == 0 else {
      throw .damagedData("it does not begin as zlib's data does")
    }
    var inflate = Inflate(reader: BitReader(bytes: bytes, position: 2), limit: limit)
    try inflate.readBlocks()
    return inflate.output
  }

  private init(reader: BitReader, limit: Int) {
    self.reader = reader
    self.limit = limit
    // A pair of length and distance has at least two bits and expands to 258 bytes: a small file can't allocate much.
    let most = reader.remainingBytes.multipliedReportingOverflow(by: 1032)
    output = [UInt8](repeating: 0, count: most.overflow ? limit : min(limit, most.partialValue))
  }

  private mutating func readBlocks() throws(PNGError) {
    var isLast = false
    while !isLast {
      isLast = try reader.bits(1) == 1
      switch try reader.bits(2) {
      case 0: try readStored()
      case 1: try readCodes(literals: Huffman.fixedLiterals, distances: Huffman.fixedDistances)
      case 2:
        let (literals, distances) = try readTables()
        try readCodes(literals: literals, distances: distances)
      default: throw .damagedData("a block is of a kind that there is not")
      }
    }
    output.removeSubrange(count...)
    reader.skipToByte()
    var checksum: UInt32 = 0
    for _ in 0..<4 { checksum = checksum << 8 | UInt32(try reader.bits(8)) }
    if checksum != Adler32.checksum(of: output) { throw .damagedData("its check number is wrong") }
  }

  private mutating func readStored() throws(PNGError) {
    reader.skipToByte()
    let length = try reader.bits(16)
    let complement = try reader.bits(16)
    guard length ^ complement == 0xFFFF else { throw .damagedData("the length of a stored block is wrong") }
    if length > limit - count { throw .tooMuchData }
    for _ in 0..<length {
      output[count] = UInt8(try reader.bits(8))
      count += 1
    }
  }

  private mutating func readCodes(literals: Huffman, distances: Huffman) throws(PNGError) {
    while true {
      let symbol = try literals.symbol(&reader)
      if symbol < 256 {
        if count == limit { throw .tooMuchData }
        output[count] = UInt8(symbol)
        count += 1
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < DeflateCodes.lengths.count else {
        throw .damagedData("a length is of a kind that there is not")
      }
      let lengthCode = DeflateCodes.lengths[symbol - 257]
      let length = lengthCode.base + (try reader.bits(lengthCode.extraBits))
      let distanceSymbol = try distances.symbol(&reader)
      guard distanceSymbol < DeflateCodes.distances.count else {
        throw .damagedData("a distance is of a kind that there is not")
      }
      let distanceCode = DeflateCodes.distances[distanceSymbol]
      let distance = distanceCode.base + (try reader.bits(distanceCode.extraBits))
      if distance > count { throw .damagedData("a repetition begins before the beginning") }
      if length > limit - count { throw .tooMuchData }
      for _ in 0..<length {
        output[count] = output[count - distance]
        count += 1
      }
    }
  }

  /// The order in which a block stores the lengths of its code length codes.
  /// > Documented: RFC 1951, section 3.2.7.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readTables() throws(PNGError) -> (literals: Huffman, distances: Huffman) {
    let literalCount = try reader.bits(5) + 257
    let distanceCount = try reader.bits(5) + 1
    let codeCount = try reader.bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .damagedData("a block has too many codes") }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.order[index]] = UInt8(try reader.bits(3)) }
    let codes = try Huffman(lengths: codeLengths[...], mayBeSingle: false)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try codes.symbol(&reader)
      if symbol < 16 {
        lengths.append(UInt8(symbol))
        continue
      }
      var repeated: UInt8 = 0
      let times: Int
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damagedData("a block repeats a code length before the first") }
        repeated = last
        times = 3 + (try reader.bits(2))
      case 17: times = 3 + (try reader.bits(3))
      default: times = 11 + (try reader.bits(7))
      }
      guard lengths.count + times <= literalCount + distanceCount else {
        throw .damagedData("a block has more code lengths than codes")
      }
      for _ in 0..<times { lengths.append(repeated) }
    }
    guard lengths[256] != 0 else { throw .damagedData("a block has no code for its end") }
    return (
      try Huffman(lengths: lengths[..<literalCount], mayBeSingle: true),
      try Huffman(lengths: lengths[literalCount...], mayBeSingle: true)
    )
  }
}
