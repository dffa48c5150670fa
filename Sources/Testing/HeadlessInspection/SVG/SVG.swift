import Foundation
import HeadlessGraphics
import HeadlessPixels
import HeadlessViews

/// A drawing as a picture that any browser shows: an SVG document of one element.
///
/// Equal drawings have equal text, byte by byte: numbers have at most three decimals, names are numbered in their
/// order, and each element is a line. A text run is as wide as it was measured, with any font of the browser.
///
/// ```swift
/// let picture = SVG(button.drawing()).text
/// ```
public struct SVG: Sendable {
  /// The options of a picture.
  public struct Options: Sendable {
    /// Creates the default options.
    public init() {}

    /// The margin around the bounds of the drawing, in points, such as for shadows.
    public var margin: CGFloat = 0

    /// The color behind the drawing, or nil.
    public var background: Color?

    /// The number of the page's units per point.
    public var scale: CGFloat = 1

    /// The prefix of the names of clips, gradients and filters, which must be unique for each picture in a page.
    public var namePrefix = ""

    /// The description of the picture for assistive technologies; nil for none.
    public var title: String?

    /// The closure that encodes an image as a PNG file, by default its own pixels, or returns nil for a placeholder.
    public var png: @Sendable (Image) -> [UInt8]? = { image in
      image.pixels.flatMap { try? PNG.encode($0) }
    }

    /// Whether texts are written as paths, so that they look the same in every browser.
    public var outlinesTexts = false
  }

  private let list: DrawingList
  private let options: Options

  /// Creates a picture of a drawing.
  public init(_ list: DrawingList, options: Options = Options()) {
    self.list = list
    self.options = options
  }

  /// The document, ending with a line break.
  ///
  /// - Complexity: O(*n*) for *n* drawing commands and pixels of images.
  public var text: String {
    let margin = options.margin.isFinite ? options.margin : 0
    let scale = options.scale.isFinite && options.scale > 0 ? options.scale : 1
    let sheet = list.bounds.insetBy(dx: -margin, dy: -margin)
    let area = sheet.isFinite ? sheet.standardized : .zero
    var writer = SVGWriter(list, options)
    writer.elements.startElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", (area.width * scale).svg),
        ("height", (area.height * scale).svg),
        ("viewBox", "\(area.minX.svg) \(area.minY.svg) \(area.width.svg) \(area.height.svg)"),
        ("font-family", SVGFont.systemFamily), ("stroke-miterlimit", "10"),
      ])
    if let title = options.title { writer.elements.add("title", [], content: title) }
    if let background = options.background {
      let fill = SVGPaint.attributes(of: background.cgColor.inGamut, "fill")
      writer.elements.add("rect", SVGShape(.rect(area)).attributes + fill)
    }
    writer.writeCommands()
    writer.elements.endElement("svg")
    return writer.elements.text
  }
}

extension View {
  /// Returns a picture of the view and its subviews as an SVG document, with guides drawn over it with dashed lines.
  ///
  /// The view is laid out first.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final func svg(guides: DrawingGuides = [], options: SVG.Options = SVG.Options()) -> String {
    var list = drawing()
    if !guides.isEmpty { list.append(self.guides(guides)) }
    return SVG(list, options: options).text
  }
}
