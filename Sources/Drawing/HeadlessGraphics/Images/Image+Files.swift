import Foundation
import HeadlessPixels
import HeadlessReporting

extension Image {
  /// Reads a PNG file; the end of its name defines the scale: `back@2x.png` has two pixels per point.
  ///
  /// - Parameter url: The file.
  /// - Throws: A ``FileProblem`` if the file can't be read, or a `PNGError` that describes the broken bytes.
  public convenience init(contentsOf url: URL) throws {
    let bitmap = try PNG.decode([UInt8](Data(readingFrom: url)))
    self.init(bitmap: bitmap, scale: ImageFileName(url.lastPathComponent).scale)
  }

  /// Reads a PNG file; nil if it does not exist or is damaged.
  ///
  /// ``init(contentsOf:)`` throws the reason. The end of the name defines the scale, as there.
  public convenience init?(contentsOfFile path: String) {
    try? self.init(contentsOf: URL(fileURLWithPath: path))
  }

  /// Reads the bytes of a PNG file, one pixel per point; nil for others and for damaged ones.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the bytes of a PNG file; nil for others and for damaged ones.
  ///
  /// The scale is the number of pixels per point; one that is not a positive number is reported and becomes one.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// Returns the bytes of a PNG file with the ``bitmap``, or nil for an image without pixels.
  ///
  /// The scale is not in it, as in UIKit: it belongs into the file's name.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  public final func pngData() -> Data? {
    guard let bitmap, let bytes = try? PNG.encode(bitmap) else { return nil }
    return Data(bytes)
  }

  /// Returns nil and reports an issue: JPEG files are not written here.
  /// > Differs: UIImage.jpegData(compressionQuality:) returns a JPEG file. ``pngData()`` keeps every pixel.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    Self.reportUnavailable("JPEG", "Image.jpegData(compressionQuality:)", returning: "nil")
    return nil
  }

  /// Returns the bytes of a HEIC file: nil and a report, as HEIC is unavailable here; use ``pngData()``.
  public final func heicData() -> Data? {
    Self.reportUnavailable("HEIC", "Image.heicData()", returning: "nil")
    return nil
  }

  static func reportUnavailable(_ format: String, _ place: String, returning value: String) {
    IssueReporting.report(
      place: place, problem: "Expected a \(format) file; \(format) is unavailable here; returning \(value).",
      cure: "Use pngData(), which keeps every pixel.")
  }
}
