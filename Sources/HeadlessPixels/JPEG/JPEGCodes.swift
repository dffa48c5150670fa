import Foundation

/// A Huffman code: how many codes there are of each length, and what they stand for.
struct JPEGCodes {
  /// How many codes have 1 to 16 bits.
  let counts: [UInt8]
  /// What the codes stand for, the shortest first.
  let values: [UInt8]
  private let codes: [(bits: UInt32, length: Int)]

  /// > Documented: ITU-T T.81, annex C.
  init(counts: [UInt8], values: [UInt8]) {
    self.counts = counts
    self.values = values
    var codes = [(bits: UInt32, length: Int)](repeating: (0, 0), count: 256)
    var (code, next) = (UInt32(0), 0)
    for (index, count) in counts.enumerated() {
      for _ in 0..<count {
        codes[Int(values[next])] = (code, index + 1)
        code += 1
        next += 1
      }
      code <<= 1
    }
    self.codes = codes
  }

  subscript(value: Int) -> (bits: UInt32, length: Int) { codes[value] }

  // MARK: Tables

  /// > Documented: ITU-T T.81, table K.3.
  static let brightnessMean = JPEGCodes(
    counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], values: Array(0...11))

  /// > Documented: ITU-T T.81, table K.4.
  static let colorMean = JPEGCodes(
    counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], values: Array(0...11))

  /// > Documented: ITU-T T.81, table K.5; the longest codes stand for the rest in its order.
  static let brightnessRest = JPEGCodes(
    counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    values: completed([
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22, 0x71,
      0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72,
      0x82,
    ]))

  /// > Documented: ITU-T T.81, table K.6; the longest codes stand for the rest in its order.
  static let colorRest = JPEGCodes(
    counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
    values: completed([
      0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61, 0x71, 0x13, 0x22,
      0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1,
      0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1,
    ]))

  /// The values with all others that there can be: each run of zeros with each number of bits, rising.
  private static func completed(_ first: [UInt8]) -> [UInt8] {
    let all = (0..<16).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } }
    return first + all.filter { !first.contains($0) }
  }
}
