import HeadlessPixels

/// A picture that was expected beside the one that was found.
struct PictureComparison {
  let expected: Bitmap
  let found: Bitmap
  let tolerance: PictureTolerance

  /// How many pixels differ; all of them where the sizes do.
  var differenceCount: Int {
    guard hasSameSize else { return max(pixelCount, 1) }
    var count = 0
    found.forEachDifference(from: expected, tolerance: tolerance.channel) { _, _ in count += 1 }
    return count
  }

  /// Whether no more pixels differ than may.
  var isEqual: Bool { hasSameSize && Double(differenceCount) <= tolerance.pixels * Double(pixelCount) }

  private var hasSameSize: Bool { expected.width == found.width && expected.height == found.height }

  private var pixelCount: Int { found.width * found.height }

  /// How many pixels differ, and where the first one is.
  var difference: String {
    guard hasSameSize else {
      return "it has \(found.width)×\(found.height) pixels, not \(expected.width)×\(expected.height)"
    }
    var count = 0
    var first: (x: Int, y: Int)?
    found.forEachDifference(from: expected, tolerance: tolerance.channel) { x, y in
      count += 1
      if first == nil { first = (x, y) }
    }
    guard let first else { return "the pixels are the same" }
    return "\(count) of \(pixelCount) pixels differ by more than \(tolerance.channel) of 255, the first at "
      + "(\(first.x), \(first.y)): \(expected[first.x, first.y]) was expected, \(found[first.x, first.y]) was found"
  }

  /// The picture that was found, faded, with what differs in red; nil where the sizes differ.
  var marked: Bitmap? {
    guard hasSameSize, var marked = try? Bitmap(width: found.width, height: found.height, filledWith: .white) else {
      return nil
    }
    for y in 0..<found.height {
      for x in 0..<found.width {
        let pixel = found[x, y]
        // A quarter of the colour over white.
        func faded(_ part: UInt8) -> UInt8 {
          let strength = (255 - Int(part)) * Int(pixel.alpha) / 255
          return UInt8(255 - strength / 4)
        }
        marked[x, y] = Bitmap.Pixel(red: faded(pixel.red), green: faded(pixel.green), blue: faded(pixel.blue))
      }
    }
    found.forEachDifference(from: expected, tolerance: tolerance.channel) { x, y in
      marked[x, y] = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    }
    return marked
  }

  /// A failure with both pictures and what differs attached.
  func failure(_ message: String, named name: EvidenceName) -> Failure {
    let pictures = [("expected", expected), ("found", found)] + (marked.map { [("difference", $0)] } ?? [])
    return Failure(
      message: message,
      attachments: pictures.compactMap { part, picture in
        (try? PNG.encode(picture)).map { Failure.Evidence(name: name(part), bytes: $0) }
      })
  }
}

/// How far a picture may be from the one in its file.
struct PictureTolerance {
  /// The share of pixels that may differ, 0 to 1.
  let pixels: Double
  /// How far a pixel's parts may be off without counting, of 255.
  let channel: Int
}
