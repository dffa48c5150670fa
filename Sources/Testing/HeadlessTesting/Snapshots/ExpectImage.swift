import Foundation
import HeadlessGraphics
import HeadlessInspection
import HeadlessViews
import Testing

/// Fails unless the pixels of a view are equal to its PNG file's in `__Snapshots__` beside the test.
///
/// A failure contains the number of pixels that differ and the first of them, and attaches both pictures and one of the
/// difference to the report. Prefer `expectSVG` where a reviewer should read the lines that differ. A short form of
/// ``expectSnapshot(_:as:named:function:sourceLocation:)`` with the format
/// ``SnapshotFormat/image(scale:guides:differingPixels:tolerance:)``.
///
/// - Parameters:
///   - view: The view; it is laid out first.
///   - name: The name that distinguishes several snapshots of one test.
///   - scale: The number of pixels per point; nil for the scale of the view's screen.
///   - guides: The rectangles to draw over the picture with dashed lines.
///   - differingPixels: The fraction of pixels that may differ, 0 to 1.
///   - tolerance: The distance of red, green, blue or opacity up to which two pixels are equal, 0 to 255.
///   - function: The name of the test.
///   - sourceLocation: The line of the failure, and the source file whose folder contains `__Snapshots__`.
/// - Complexity: As the view's `image(scale:guides:afterScreenUpdates:)`, and O(*p*) to compare *p* pixels.
@preconcurrency @MainActor public func expectImage(
  _ view: View, named name: String? = nil, scale: CGFloat? = nil, guides: DrawingGuides = [],
  differingPixels: Double = 0, tolerance: Int = 0, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    view, as: .image(scale: scale, guides: guides, differingPixels: differingPixels, tolerance: tolerance),
    named: name, function: function, sourceLocation: sourceLocation)
}

/// Fails unless the pixels of an image are equal to its PNG file's in `__Snapshots__` beside the test.
///
/// The test fails for an image without pixels. A short form of
/// ``expectSnapshot(_:as:named:function:sourceLocation:)`` with the format `.png(differingPixels:tolerance:)`, and with
/// the parameters of ``expectImage(_:named:scale:guides:differingPixels:tolerance:function:sourceLocation:)``.
///
/// - Complexity: O(*p*) for *p* pixels.
public func expectImage(
  _ image: Image, named name: String? = nil, differingPixels: Double = 0, tolerance: Int = 0,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    image, as: .png(differingPixels: differingPixels, tolerance: tolerance), named: name, function: function,
    sourceLocation: sourceLocation)
}
