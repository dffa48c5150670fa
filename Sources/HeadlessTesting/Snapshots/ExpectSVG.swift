import HeadlessInspection
import HeadlessViews
import Testing

/// Fails unless the picture of a view is what its file in `__Snapshots__` beside the test holds.
///
/// The file is an SVG document that any browser shows; a failure shows the lines that differ and keeps both pictures with
/// the report. Writing goes as for ``expectSnapshot(_:named:fileExtension:function:sourceLocation:)``.
///
/// - Parameters:
///   - view: The view; it is laid out first.
///   - name: What tells several snapshots of one test apart.
///   - guides: The rectangles to lay over the picture with dashed lines.
///   - function: The name of the test.
///   - sourceLocation: Where a failure is recorded, and beside which file the folder is.
@MainActor
public func expectSVG(
  _ view: View, named name: String? = nil, guides: DrawingGuides = [], function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    view.svg(guides: guides), named: name, fileExtension: "svg", function: function, sourceLocation: sourceLocation)
}
