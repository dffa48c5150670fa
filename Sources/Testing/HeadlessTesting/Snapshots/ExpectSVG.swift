import HeadlessViews
import Testing

/// Fails unless the picture of a view is equal to its SVG file in `__Snapshots__` beside the test.
///
/// The view is laid out first; guides are drawn over it with dashed lines. Any browser shows the file; a failure shows
/// the lines that differ and attaches both pictures to the report. A short form of
/// ``expectSnapshot(_:as:named:function:sourceLocation:)``, with the same parameters and the format
/// ``SnapshotFormat/svg(guides:)``.
///
/// - Complexity: O(*n*) for *n* visible views and layers; a failure's lines take O(*n* + *d*²) for *d* edits.
@preconcurrency @MainActor public func expectSVG(
  _ view: View, named name: String? = nil, guides: DrawingGuides = [], function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(view, as: .svg(guides: guides), named: name, function: function, sourceLocation: sourceLocation)
}
