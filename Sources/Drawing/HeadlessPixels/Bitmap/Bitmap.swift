/// A picture of pixels: rows from the top, each row from the left.
///
/// Colors are straight, not multiplied by their opacity, as in PNG files, in the sRGB space.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and opacity of every pixel, one byte each, in reading order.
  public internal(set) var bytes: [UInt8]

  /// The largest number of pixels that a picture may have: 64 Mi, which are 256 MiB of bytes.
  /// > Assumed: no screen shows more; a bitmap above the limit is the result of a wrong number or a hostile file.
  public static let pixelLimit = 64 << 20

  /// Creates a bitmap of one color.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row; 0 is allowed.
  ///   - height: The number of rows; 0 is allowed.
  ///   - pixel: The color of every pixel.
  /// - Throws: ``SizeError`` for a negative number, and for more than ``pixelLimit`` pixels.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) throws(SizeError) {
    try SizeError.check(width: width, height: height)
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    if pixel == .clear { return }
    for index in stride(from: 0, to: bytes.count, by: 4) {
      bytes[index] = pixel.red
      bytes[index + 1] = pixel.green
      bytes[index + 2] = pixel.blue
      bytes[index + 3] = pixel.alpha
    }
  }

  /// Creates a picture of bytes.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bytes: Red, green, blue and opacity of every pixel, in reading order.
  /// - Throws: ``SizeError`` for an impossible size, and when the bytes are not four for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) throws(SizeError) {
    try SizeError.check(width: width, height: height)
    if bytes.count != width * height * 4 {
      throw SizeError(width: width, height: height, byteCount: bytes.count)
    }
    self.init(uncheckedWidth: width, height: height, bytes: bytes)
  }

  /// Creates a picture of a size that has been checked, and of as many bytes.
  init(uncheckedWidth width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Whether the picture has no pixels.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Accesses the pixel in a column and a row; outside of the picture it reads as clear, and writing changes nothing.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      guard let index = index(x, y) else { return .clear }
      return Pixel(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2], alpha: bytes[index + 3])
    }
    set {
      guard let index = index(x, y) else { return }
      bytes[index] = newValue.red
      bytes[index + 1] = newValue.green
      bytes[index + 2] = newValue.blue
      bytes[index + 3] = newValue.alpha
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    (0..<width).contains(x) && (0..<height).contains(y) ? (y * width + x) * 4 : nil
  }
}
