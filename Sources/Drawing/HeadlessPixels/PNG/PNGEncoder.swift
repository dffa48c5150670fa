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
    let header = UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
    Self.append("IHDR", header + [8, type.rawValue, 0, 0, 0], to: &file)
    Self.append("IDAT", Deflate.zlib(filteredRows), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private static func append(_ name: String, _ bytes: [UInt8], to file: inout [UInt8]) {
    file += UInt32(bytes.count).bigEndianBytes
    let start = file.count
    file += name.utf8
    file += bytes
    file += CRC32.checksum(of: file[start...]).bigEndianBytes
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
        rows.append(filter.difference(current[index], current, previous, index, channels))
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

  private static func best(_ current: [UInt8], _ previous: [UInt8], _ channels: Int) -> PNGFilter {
    var best = PNGFilter.none
    var smallest = Int.max
    for filter in PNGFilter.allCases {
      var sum = 0
      for index in channels..<current.count {
        let difference = filter.difference(current[index], current, previous, index, channels)
        sum += Int(Int8(bitPattern: difference).magnitude)
      }
      if sum < smallest {
        smallest = sum
        best = filter
      }
    }
    return best
  }
}
