/// The rows of a PNG's image after decompression: filtered, and pass by pass.
struct PNGScanlines {
  let file: PNGFile
  let data: [UInt8]

  /// Reverses the filters and arranges all pixels.
  func bitmap() throws(PNGError) -> Bitmap {
    let header = file.header
    let samples = PNGSamples(file: file)
    let distance = header.filterDistance
    var bytes = [UInt8](repeating: 0, count: header.width * header.height * 4)
    var start = 0
    for pass in header.passes {
      let length = header.rowBytes(pass.columns)
      var previous = [UInt8](repeating: 0, count: distance + length)
      var current = previous
      for row in 0..<pass.rows {
        guard let filter = PNGFilter(rawValue: data[start]) else {
          throw .invalidValue("there is no filter \(data[start])")
        }
        current.replaceSubrange(distance..., with: data[start + 1...start + length])
        if filter != .none {
          for index in distance..<current.count {
            // The difference from 0 is the negative prediction.
            current[index] &-= filter.difference(0, current, previous, index, distance)
          }
        }
        let first = ((pass.y + row * pass.stepY) * header.width + pass.x) * 4
        try samples.expand(current, from: distance, count: pass.columns, into: &bytes, at: first, step: pass.stepX * 4)
        swap(&current, &previous)
        start += length + 1
      }
    }
    return Bitmap(uncheckedWidth: header.width, height: header.height, bytes: bytes)
  }
}
