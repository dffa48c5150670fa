import Foundation
import HeadlessGraphics
import HeadlessPixels

extension SnapshotFormat where Value == Bitmap {
  /// Returns the format of pixels: a PNG file, whose difference is the number of differing pixels and the first one.
  ///
  /// A failure attaches both pictures, and one with the pixels that differ in red.
  ///
  /// - Parameters:
  ///   - differingPixels: The fraction of pixels that may differ, 0 to 1.
  ///   - tolerance: The distance of red, green, blue or opacity up to which two pixels are equal, 0 to 255.
  /// - Returns: The format.
  public static func png(differingPixels: Double = 0, tolerance: Int = 0) -> SnapshotFormat {
    let tolerance = (pixels: differingPixels, channel: tolerance)
    func comparison(_ expected: Data, _ found: Data) throws(PNGError) -> PictureComparison {
      PictureComparison(
        expected: try PNG.decode([UInt8](expected)), found: try PNG.decode([UInt8](found)), tolerance: tolerance)
    }
    return SnapshotFormat(fileExtension: "png") { bitmap in
      guard !bitmap.isEmpty else { throw PictureWithoutPixels() }
      return Data(try PNG.encode(bitmap))
    } difference: { expected, found in
      do {
        return try comparison(expected, found).difference
      } catch {
        return "The file can't be read: \(error)"
      }
    } attachments: { expected, found in
      let marked = try? comparison(expected, found).marked.map { try PNG.encode($0) }
      return SnapshotAttachment.both(expected: expected, found: found)
        + (marked.map { [SnapshotAttachment("difference", Data($0))] } ?? [])
    }
  }
}

extension SnapshotFormat where Value == Image {
  /// Returns the format of an image's pixels, as that of a `Bitmap`; the test fails for an image without pixels.
  public static func png(differingPixels: Double = 0, tolerance: Int = 0) -> SnapshotFormat {
    SnapshotFormat<Bitmap>.png(differingPixels: differingPixels, tolerance: tolerance).pullback { image in
      guard let bitmap = image.bitmap else { throw PictureWithoutPixels() }
      return bitmap
    }
  }
}

/// An image or a view without pixels, which no file can store.
struct PictureWithoutPixels: Error, CustomStringConvertible {
  var description: String {
    "The image has no pixels. Give the view a size first, with layOut(view, width, height), or make the image from a PNG file "
      + "or with a renderer."
  }
}
