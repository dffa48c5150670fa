import Foundation
import HeadlessGraphics
import HeadlessViews
import Testing

/// Fails unless the pixels of a view are equal to its PNG file's in `__Snapshots__` beside the test.
///
/// A failure contains the number of pixels that differ and the first of them, and attaches both pictures and one of the
/// difference to the report. Prefer `expectSVG` where a reviewer should read the lines that differ. A short form of
/// ``expectSnapshot(_:as:named:function:sourceLocation:)``, with the same parameters and those of the format
/// ``SnapshotFormat/image(scale:guides:differingPixels:tolerance:)``.
///
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
/// The test fails for an image without pixels. A short form of ``expectSnapshot(_:as:named:function:sourceLocation:)``,
/// with the same parameters and those of the format `.png(differingPixels:tolerance:)`.
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
