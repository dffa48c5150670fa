import Foundation

/// In which steps frequencies are told, in the order in which they are written.
struct JPEGSteps {
  let bytes: [UInt8]

  /// The steps for a quality from 0 to 1.
  ///
  /// > Assumed: the quality times 100, as the Independent JPEG Group's library counts; Apple documents no numbers.
  func scaled(to quality: Double) -> JPEGSteps {
    // A comparison with NaN is false.
    let percent = max(1, (quality > 0 ? min(quality, 1) : 0) * 100)
    let scale = percent < 50 ? 50 / percent : 2 - percent / 50
    return JPEGSteps(bytes: bytes.map { UInt8(min(max((Double($0) * scale).rounded(), 1), 255)) })
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private init(rows: [UInt8]) {
    bytes = JPEGBlock.order.map { rows[$0] }
  }

  /// > Documented: ITU-T T.81, table K.1.
  static let brightness = JPEGSteps(rows: [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
    51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
    120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ])

  /// > Documented: ITU-T T.81, table K.2.
  static let color = JPEGSteps(rows: [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99,
  ])
}
