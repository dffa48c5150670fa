import HeadlessKit

extension DrawingList {
  /// Returns the commands that CoreGraphics' functions record on a sheet of 100×100.
  static func drawn(_ body: (CGContext) throws -> Void) rethrows -> [Command] {
    try DrawingList(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)) { context in
      if let context = CGContext.current { try body(context) }
    }.commands
  }
}

extension Bitmap {
  /// Returns the pixels of an image of 10×10 points that a closure draws, one pixel per point.
  static func drawn(opaque: Bool = false, _ body: (CGContext) -> Void) -> Bitmap? {
    let format = ImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return ImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { body($0.cgContext) }.bitmap
  }

  func row(_ y: Int, _ xs: Int...) -> [String] { xs.map { self[$0, y].description } }
}

extension CGColor {
  static let red = Color.red.cgColor
  static let blue = Color.blue.cgColor
}
