import Foundation

/// Not there.
@available(*, unavailable, message: "Give pixels as a Bitmap, and read them from the bitmap of an image.")
public final class CGDataProvider {
  /// Not there.
  public var data: Data? { nil }

  private init() {}
}
