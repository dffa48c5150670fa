extension Bitmap {
  /// The reason why a bitmap of a size can't be created.
  public struct SizeError: Error, Hashable, CustomStringConvertible {
    /// The requested number of pixels in a row.
    public let width: Int
    /// The requested number of rows.
    public let height: Int
    /// The number of bytes that were passed, or nil when the size itself is wrong.
    public let byteCount: Int?

    /// A description of the error and of the possible sizes.
    public var description: String {
      if let byteCount {
        return
          "A picture of \(width)×\(height) pixels has \(width * height * 4) bytes, four for each pixel, not \(byteCount)."
      }
      return "There is no picture of \(width)×\(height) pixels: neither number may be negative, "
        + "and together they may make \(Bitmap.pixelLimit) pixels at most."
    }

    static func check(width: Int, height: Int) throws(SizeError) {
      let (count, overflow) = width.multipliedReportingOverflow(by: height)
      if width < 0 || height < 0 || overflow || count > Bitmap.pixelLimit {
        throw SizeError(width: width, height: height, byteCount: nil)
      }
    }
  }
}
