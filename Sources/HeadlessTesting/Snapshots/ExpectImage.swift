import Foundation
import HeadlessGraphics
import HeadlessInspection
import HeadlessPixels
import HeadlessViews
import Testing

/// Fails unless the pixels of a view are what its file in `__Snapshots__` beside the test holds.
///
/// The file is a PNG picture; a failure says how many pixels differ and where the first one is, and keeps both pictures and
/// one of the difference with the report. `expectSVG` is the better choice where the lines of a difference should be
/// read. Writing goes as for
/// ``expectSnapshot(_:named:fileExtension:function:sourceLocation:)``.
///
/// - Parameters:
///   - view: The view; it is laid out first.
///   - name: What tells several snapshots of one test apart.
///   - scale: How many pixels a point has; nil for the screen's.
///   - guides: The rectangles to lay over the picture with dashed lines.
///   - differingPixels: The share of pixels that may differ, 0 to 1.
///   - tolerance: How far red, green, blue or opacity of a pixel may be off before it differs, of 255.
///   - function: The name of the test.
///   - sourceLocation: Where a failure is recorded, and beside which file the folder is.
@MainActor
public func expectImage(
  _ view: View, named name: String? = nil, scale: CGFloat? = nil, guides: DrawingGuides = [],
  differingPixels: Double = 0, tolerance: Int = 0, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectImage(
    view.image(scale: scale, guides: guides), named: name, differingPixels: differingPixels, tolerance: tolerance,
    function: function, sourceLocation: sourceLocation)
}

/// Fails unless the pixels of an image are what its file in `__Snapshots__` beside the test holds.
///
/// - Parameters:
///   - image: The image; the test fails for one without pixels.
///   - name: What tells several snapshots of one test apart.
///   - differingPixels: The share of pixels that may differ, 0 to 1.
///   - tolerance: How far red, green, blue or opacity of a pixel may be off before it differs, of 255.
///   - function: The name of the test.
///   - sourceLocation: Where a failure is recorded, and beside which file the folder is.
public func expectImage(
  _ image: Image, named name: String? = nil, differingPixels: Double = 0, tolerance: Int = 0,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(beside: sourceLocation.filePath, test: function, name: name, fileExtension: "png")
  let tolerance = PictureTolerance(pixels: differingPixels, channel: tolerance)
  do {
    guard let found = image.bitmap, !found.isEmpty else {
      return Failure(
        message: "There is no picture to compare with \(file.shortPath): the image has no pixels. "
          + "Give the view a size first, with layOut(view, width, height), or make the image of a PNG file or with a renderer."
      ).record(at: sourceLocation)
    }
    let mode = try RecordMode.scoped ?? RecordMode.wanted(by: ProcessInfo.processInfo.environment)
    let outcome = try Snapshot(found: Data(PNG.encode(found)), file: file).settle(mode, at: sourceLocation) {
      expected in
      // A file that is no picture differs.
      guard let expected = try? PNG.decode([UInt8](expected)) else { return false }
      return PictureComparison(expected: expected, found: found, tolerance: tolerance).isEqual
    }
    outcome.failure(of: found, tolerance, in: file)?.record(at: sourceLocation)
  } catch {
    Failure(message: "The snapshot \(file.shortPath) can't be compared: \(error)").record(at: sourceLocation)
  }
}

extension Snapshot.Outcome {
  /// What is to be told of a picture; nil where both are equal.
  fileprivate func failure(of found: Bitmap, _ tolerance: PictureTolerance, in file: SnapshotFile) -> Failure? {
    switch self {
    case .equal: nil
    case .missing: missing(in: file, found: (try? PNG.encode(found)) ?? [])
    case .recorded(over: nil, let isNewFolder): written(to: file, isNewFolder: isNewFolder)
    case .shared(let place, let old):
      comparison(with: old, found, tolerance, in: file) {
        "\(sharing(file, with: place)): \($0). \(Self.sharingCure)"
      }
    case .recorded(over: let old?, _):
      comparison(with: old, found, tolerance, in: file) {
        "The snapshot \(file.shortPath) was another and is written anew: \($0)."
      }
    case .different(from: let old):
      comparison(with: old, found, tolerance, in: file) {
        "The snapshot \(file.shortPath) is another: \($0). Write it anew with HEADLESS_RECORD=failed."
      }
    }
  }

  private func comparison(
    with old: Data, _ found: Bitmap, _ tolerance: PictureTolerance, in file: SnapshotFile,
    _ message: (String) -> String
  ) -> Failure {
    do {
      let expected = try PNG.decode([UInt8](old))
      let comparison = PictureComparison(expected: expected, found: found, tolerance: tolerance)
      return comparison.failure(message(comparison.difference), named: EvidenceName(of: file.url))
    } catch {
      // The sentence ends with the message.
      let problem = "\(error)".hasSuffix(".") ? String("\(error)".dropLast()) : "\(error)"
      return Failure(message: message("it can't be read: \(problem)"))
    }
  }
}
