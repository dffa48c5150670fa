/// The reader and writer of bitmaps as PNG files.
///
/// Pixels are read as sRGB whatever the file contains: the chunks `sRGB`, `gAMA`, `cHRM` and `iCCP` are skipped, as all
/// chunks are that a reader may skip.
/// > Documented: Portable Network Graphics (PNG) Specification (Second Edition), ISO/IEC 15948.
public enum PNG {
  /// The eight bytes in front of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size of the image in a PNG.
  public struct Size: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
  }

  /// Reads the size of a picture from the first 33 bytes of its file.
  ///
  /// - Parameter bytes: The file, or its beginning.
  /// - Returns: The size in pixels, however large.
  /// - Throws: An error if the bytes do not begin as a PNG file does.
  public static func size(of bytes: [UInt8]) throws(PNGError) -> Size {
    var chunks = try PNGChunks(bytes)
    let header = try PNGHeader(chunks.next())
    return Size(width: header.width, height: header.height)
  }

  /// Reads an image of any kind that the format defines; components of 16 bits are rounded to eight.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - pixelLimit: The largest number of pixels of the image, at most ``Bitmap/pixelLimit``.
  /// - Returns: The picture.
  /// - Throws: A ``PNGError``. Damage is never repaired: every checksum is verified.
  /// - Complexity: O(*n*) for *n* bytes and pixels.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = Bitmap.pixelLimit) throws(PNGError) -> Bitmap {
    let file = try PNGFile(bytes, pixelLimit: min(pixelLimit, Bitmap.pixelLimit))
    let data = try Inflate.bytes(of: file.data, limit: file.header.dataCount)
    if data.count < file.header.dataCount { throw .truncated("the compressed data") }
    return try PNGScanlines(file: file, data: data).bitmap()
  }

  /// Writes an image: eight bits per component, without opacity where every pixel is opaque.
  ///
  /// The same picture always returns the same bytes.
  ///
  /// - Parameter bitmap: The picture.
  /// - Returns: The file.
  /// - Throws: ``PNGError/noPixels`` for a picture without any.
  /// - Complexity: O(*n*) for *n* pixels.
  public static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    if bitmap.isEmpty { throw .noPixels }
    return PNGEncoder(bitmap).file
  }
}
