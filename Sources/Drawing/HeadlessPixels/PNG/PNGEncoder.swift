import Foundation

struct PNGEncoder {
  private let bitmap: Bitmap
  private let isOpaque: Bool

  /// Creates a writer of a picture that has pixels.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    let bytes = bitmap.bytes
    isOpaque = stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }

  var file: [UInt8] {
    var file = PNG.signature
    let type: PNGHeader.ColorType = isOpaque ? .color : .colorAndAlpha
    let header = Self.bigEndian(UInt32(bitmap.width)) + Self.bigEndian(UInt32(bitmap.height))
    Self.append("IHDR", header + [8, type.rawValue, 0, 0, 0], to: &file)
    Self.append("IDAT", Deflate.zlib(filteredRows), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private static func append(_ name: String, _ bytes: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(bytes.count))
    let start = file.count
    file += name.utf8
    file += bytes
    file += bigEndian(CRC32.checksum(of: file[start...]))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// All rows, each with the filter in front that makes its differences smallest.
  /// > Documented: the specification's advice, section 12.8: use the filter with the smallest sum of absolute
  /// > differences. A row equal to the one above uses the filter that makes it zeros, without trying the others.
  private var filteredRows: [UInt8] {
    let channels = isOpaque ? 3 : 4
    let length = bitmap.width * channels
    var rows = [UInt8]()
    rows.reserveCapacity((length + 1) * bitmap.height)
    // As many zeros in front as the filters look back from the first pixel.
    var previous = [UInt8](repeating: 0, count: channels + length)
    var current = previous
    for y in 0..<bitmap.height {
      copyRow(y, channels, into: &current)
      let filter = y > 0 && current == previous ? .up : Self.best(current, previous, channels)
      rows.append(filter.rawValue)
      for index in channels..<current.count {
        rows.append(filter.difference(current, previous, index, channels))
      }
      swap(&current, &previous)
    }
    return rows
  }

  private func copyRow(_ y: Int, _ channels: Int, into row: inout [UInt8]) {
    let bytes = bitmap.bytes
    var source = y * bitmap.width * 4
    var target = channels
    for _ in 0..<bitmap.width {
      for channel in 0..<channels { row[target + channel] = bytes[source + channel] }
      target += channels
      source += 4
    }
  }

  private static func best(_ current: [UInt8], _ previous: [UInt8], _ channels: Int) -> Filter {
    var best = Filter.none
    var smallest = Int.max
    for filter in Filter.allCases {
      var sum = 0
      for index in channels..<current.count {
        sum += Int(Int8(bitPattern: filter.difference(current, previous, index, channels)).magnitude)
      }
      if sum < smallest {
        smallest = sum
        best = filter
      }
    }
    return best
  }

  /// The ways to predict a byte.
  private enum Filter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    func difference(_ current: [UInt8], _ previous: [UInt8], _ index: Int, _ channels: Int) -> UInt8 {
      let byte = current[index]
      switch self {
      case .none: return byte
      case .sub: return byte &- current[index - channels]
      case .up: return byte &- previous[index]
      case .average: return byte &- UInt8((Int(current[index - channels]) + Int(previous[index])) / 2)
      case .paeth:
        return byte
          &- UInt8(
            PNGFilter.paeth(
              left: Int(current[index - channels]), above: Int(previous[index]), corner: Int(previous[index - channels])
            ))
      }
    }
  }
}
