/// The rows of a PNG's image after decompression: filtered, and pass by pass.
struct PNGScanlines {
  let header: PNGHeader
  var data: [UInt8]

  /// Reverses the filters and arranges all pixels.
  mutating func bitmap(palette: [Bitmap.Pixel], transparency: PNGFile.Transparency?) throws(PNGError) -> Bitmap {
    let samples = PNGSamples(header: header, palette: palette, transparency: transparency)
    var bytes = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var start = 0
    for pass in header.passes {
      let length = header.rowBytes(pass.columns)
      var previous: Int?
      for row in 0..<pass.rows {
        try Self.unfilter(&data, row: start, length: length, previous: previous, distance: header.filterDistance)
        let first = ((pass.y + row * pass.stepY) * header.width + pass.x) * 4
        try samples.expand(data, from: start + 1, count: pass.columns, into: &bytes, at: first, step: pass.stepX * 4)
        previous = start
        start += length + 1
      }
    }
    do {
      return try Bitmap(width: header.width, height: header.height, bytes: bytes)
    } catch {
      throw .tooLarge(width: header.width, height: header.height, limit: Bitmap.pixelLimit)
    }
  }

  /// Reverses one row's filter, which is stored in the byte before it.
  /// > Documented: section 9, "Filtering".
  private static func unfilter(
    _ data: inout [UInt8], row: Int, length: Int, previous: Int?, distance: Int
  ) throws(PNGError) {
    let first = row + 1
    let end = first + length
    // The row above the first one is treated as zeros.
    let back = previous.map { row - $0 }
    switch data[row] {
    case 0: return
    case 1:
      for index in first + min(distance, length)..<end { data[index] &+= data[index - distance] }
    case 2:
      guard let back else { return }
      for index in first..<end { data[index] &+= data[index - back] }
    case 3:
      for index in first..<end {
        let left = index - first < distance ? 0 : Int(data[index - distance])
        let above = back.map { Int(data[index - $0]) } ?? 0
        data[index] &+= UInt8((left + above) / 2)
      }
    case 4:
      for index in first..<end {
        let hasLeft = index - first >= distance
        let left = hasLeft ? Int(data[index - distance]) : 0
        guard let back else {
          data[index] &+= UInt8(left)
          continue
        }
        let corner = hasLeft ? Int(data[index - back - distance]) : 0
        data[index] &+= UInt8(PNGFilter.paeth(left: left, above: Int(data[index - back]), corner: corner))
      }
    default: throw .invalidValue("there is no filter \(data[row])")
    }
  }
}
