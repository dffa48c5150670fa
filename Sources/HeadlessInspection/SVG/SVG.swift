import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessPixels

/// Writes a drawing as a picture that any browser shows: an SVG document of one element.
///
/// The same drawing always gives the same text, byte by byte: numbers have at most three decimals, names are numbered in
/// their order, and there is one element a line. A text is made as wide as it was measured, whatever font the reader has.
///
/// ```swift
/// let picture = SVG(button.drawing()).text
/// ```
public struct SVG: Sendable {
  /// How a picture is written.
  public struct Options: Sendable {
    /// Makes the usual options.
    public init() {}

    /// How much around the drawing's sheet is shown, in points: room for shadows.
    public var margin: CGFloat = 0

    /// The colour behind everything, or nil for none.
    public var background: Color?

    /// How many units of the page a point has.
    public var scale: CGFloat = 1

    /// What the names of clips, gradients and filters begin with: one for each picture in a page.
    public var namePrefix = ""

    /// What the picture shows, for readers who don't see it; nil for nothing.
    public var title: String?

    /// The pixels of an image as a PNG file in its own colours, or nil for a placeholder; its own pixels unless set.
    public var png: @Sendable (Image) -> [UInt8]? = { image in
      image.pixels.flatMap { try? PNG.encode($0) }
    }

    /// Whether texts are written as lines and curves, so that they look the same wherever the picture is shown.
    public var outlinesTexts = false
  }

  private let list: DrawingList
  private let options: Options

  /// Makes a picture of a drawing.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - options: How it is written.
  public init(_ list: DrawingList, options: Options = Options()) {
    self.list = list
    self.options = options
  }

  /// The document, ending with a line break.
  public var text: String {
    let margin = options.margin.isFinite ? options.margin : 0
    let scale = options.scale.isFinite && options.scale > 0 ? options.scale : 1
    let sheet = list.bounds.insetBy(dx: -margin, dy: -margin)
    let area = sheet.isFinite ? sheet.standardized : .zero
    var writer = SVGWriter(list, options)
    writer.elements.begin(
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
    writer.elements.end("svg")
    return writer.elements.text
  }
}
