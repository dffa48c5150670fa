import HeadlessPixels

extension Image.Orientation {
  /// Whether columns become rows.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  var inverse: Image.Orientation {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }

  /// The orientation of a picture that is shown with left and right exchanged.
  var mirrored: Image.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the source of a pixel of the shown image, in pixels of one of a width and a height.
  fileprivate func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .upMirrored: (width - 1 - x, y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}

extension Bitmap {
  /// Returns the picture as it is shown in an orientation.
  func turned(_ orientation: Image.Orientation) -> Bitmap {
    if orientation == .up { return self }
    let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let source = orientation.source(x, y, width, height)
        let start = (source.y * width + source.x) * 4
        bytes += self.bytes[start..<start + 4]
      }
    }
    return (try? Bitmap(width: columns, height: rows, bytes: bytes)) ?? self
  }
}
