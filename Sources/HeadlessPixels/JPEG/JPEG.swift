import Foundation

/// Writes JPEG files: baseline, all parts of the colours in full size.
///
/// > Documented: ITU-T T.81 (baseline sequential, the Huffman tables of annex K) and JFIF 1.02.
package enum JPEG {
  /// The most pixels on a side.
  ///
  /// > Documented: ITU-T T.81, table B.2: 16 bits.
  static let sideLimit = 65535

  /// The file of a picture; nil for an empty one, and for one with too long a side.
  ///
  /// There is no opacity in such files: what is clear becomes white.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - quality: 0 for the smallest file to 1 for the best picture; a number beyond counts as the nearest.
  /// - Returns: The bytes.
  package static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8]? {
    guard (1...sideLimit).contains(bitmap.width), (1...sideLimit).contains(bitmap.height) else { return nil }
    let steps = (JPEGSteps.brightness.scaled(to: quality), JPEGSteps.color.scaled(to: quality))
    var file = header(bitmap.width, bitmap.height, steps)
    var bits = JPEGBits()
    var parts = [
      JPEGPart(steps: steps.0, codes: (.brightnessMean, .brightnessRest)),
      JPEGPart(steps: steps.1, codes: (.colorMean, .colorRest)),
      JPEGPart(steps: steps.1, codes: (.colorMean, .colorRest)),
    ]
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        let blocks = JPEGBlock.parts(of: bitmap, left: left, top: top)
        for index in parts.indices { parts[index].write(blocks[index], to: &bits) }
      }
    }
    file += bits.finished
    return file + [0xFF, 0xD9]
  }

  private static func header(_ width: Int, _ height: Int, _ steps: (JPEGSteps, JPEGSteps)) -> [UInt8] {
    func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((bytes.count + 2) >> 8), UInt8((bytes.count + 2) & 255)] + bytes
    }
    let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    let codes: [(UInt8, JPEGCodes)] = [
      (0x00, .brightnessMean), (0x10, .brightnessRest), (0x01, .colorMean), (0x11, .colorRest),
    ]
    var file: [UInt8] = [0xFF, 0xD8]
    file += segment(0xE0, Array("JFIF".utf8) + [0, 1, 2, 0, 0, 1, 0, 1, 0, 0])
    file += segment(0xDB, [0] + steps.0.bytes + [1] + steps.1.bytes)
    file += segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for (place, code) in codes { file += segment(0xC4, [place] + code.counts + code.values) }
    return file + segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
  }
}

/// One of brightness, blueness and redness, as it is written block by block.
private struct JPEGPart {
  let steps: JPEGSteps
  let codes: (mean: JPEGCodes, rest: JPEGCodes)
  private var lastMean = 0

  init(steps: JPEGSteps, codes: (JPEGCodes, JPEGCodes)) {
    self.steps = steps
    self.codes = codes
  }

  /// Writes a block: its mean as the difference from the last one, and then runs of zeros and what ends them.
  mutating func write(_ block: JPEGBlock, to bits: inout JPEGBits) {
    let numbers = block.frequencies(in: steps)
    write(numbers[0] - lastMean, after: 0, codes.mean, to: &bits)
    lastMean = numbers[0]
    var zeros = 0
    for number in numbers.dropFirst() {
      if number == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        bits.append(codes.rest[0xF0])
        zeros -= 16
      }
      write(number, after: zeros, codes.rest, to: &bits)
      zeros = 0
    }
    if zeros > 0 { bits.append(codes.rest[0x00]) }
  }

  /// Writes how many bits a number has, and then the bits: of a negative one those of the number less one.
  private func write(_ number: Int, after zeros: Int, _ codes: JPEGCodes, to bits: inout JPEGBits) {
    let length = Int.bitWidth - abs(number).leadingZeroBitCount
    bits.append(codes[zeros << 4 | length])
    let value = number < 0 ? number - 1 : number
    bits.append((UInt32(truncatingIfNeeded: value) & (UInt32(1) << UInt32(length) - 1), length))
  }
}
