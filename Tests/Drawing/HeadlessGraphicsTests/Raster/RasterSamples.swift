import HeadlessKit

extension DrawingList {
  /// Returns the pixels of a drawing on a sheet of 10×10 points, by default one pixel per point.
  static func pixels(scale: CGFloat = 1, _ body: (DrawingContext) -> Void) throws -> Bitmap {
    try DrawingList(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), recording: body).rasterized(scale: scale)
  }
}

extension CGRect { static let sheet = CGRect(x: 0, y: 0, width: 10, height: 10) }

extension Bitmap.Pixel {
  static let ruby = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  static let sky = Bitmap.Pixel(red: 0, green: 0, blue: 255)

  /// Returns black with an opacity in 255ths.
  static func black(_ alpha: UInt8) -> Bitmap.Pixel { Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: alpha) }
}

extension Bitmap {
  var inkCount: Int { stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] > 0 }.count }

  var ink: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where self[x, y].alpha > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return box
  }
}
