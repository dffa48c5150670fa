import Foundation

/// A function that releases the memory of a ``CGDataProvider``, with the pointer, the bytes and their number.
/// > Documented: CGDataProviderReleaseDataCallback.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The source of the bytes of an image or a font.
/// > Documented: CGDataProvider. Differs: the bytes are always in memory.
public final class CGDataProvider: @unchecked Sendable {  // Only the initializer sets its properties.
  /// The bytes of the file or the buffer, copied when the provider was created; never nil here.
  public let data: NSData?
  private var release: () -> Void = {}

  /// Creates a provider of bytes in memory of your own, which are copied.
  ///
  /// When the provider is deallocated, `releaseData` is called with `info`, `data` and `size`. A negative size returns
  /// nil.
  /// > Documented: CGDataProvider.init(dataInfo:data:size:releaseData:).
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.data = NSData(bytes: data, length: size)
    release = { releaseData(info, data, size) }
  }

  deinit { release() }

  /// Creates a provider of bytes.
  public init?(data: NSData) { self.data = data.copy() as? NSData ?? data }

  /// Creates a provider of a file's bytes; nil for a file that cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data as NSData
  }

  /// Creates a provider of a file's bytes; nil for a file that cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }
}

/// The conversion of colors that are outside of a device's range.
/// > Documented: CGColorRenderingIntent, with its raw values.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default for the graphics context.
  case defaultIntent = 0
  /// Colors outside of the range become the nearest ones in it.
  case absoluteColorimetric = 1
  /// The same, relative to the white points.
  case relativeColorimetric = 2
  /// The relations of all colors are preserved.
  case perceptual = 3
  /// The saturation of all colors is preserved.
  case saturation = 4
}
