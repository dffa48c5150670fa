import HeadlessKit
import HeadlessTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Numbers, characters and the form of whole documents.
@MainActor @Suite("The form of SVG", .reportsIssuesAsFailures) struct SVGFormTests {
  nonisolated static let numbers: [(CGFloat, String)] = [
    (7, "7"), (-7, "-7"), (0.5, "0.5"), (1.0 / 3, "0.333"), (-0.0625, "-0.063"), (1.05, "1.05"), (2.001, "2.001"),
    (9.9996, "10"), (0.0004, "0"), (-0.0004, "0"), (1e11 + 0.5, "100000000000.5"), (1e300, "1e+300"),
  ]

  @Test(arguments: numbers)
  func `a number is rounded to at most three decimals, without trailing zeros`(value: CGFloat, text: String) {
    let list = DrawingList(bounds: .zero) { context in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: value, y: 5))
      path.addLine(to: CGPoint(x: 0, y: 5))
      context.stroke(.path(path, .winding), with: .red)
    }
    #expect(SVG(list).text.contains("d=\"M\(text) 5L0 5\""))
  }

  @Test(arguments: [1e308, -1e308, 1e-300] as [CGFloat])
  func `numbers at the limits of the range are written as numbers`(value: CGFloat) throws {
    var list = DrawingList(bounds: CGRect(x: value, y: 0, width: 10, height: 10))
    _ = IssueReporting.collect {
      list = DrawingList(bounds: list.bounds) { context in
        context.beginGroup(shadow: .init(color: Color.black.cgColor, radius: abs(value)))
        context.concatenate(CGAffineTransform(scaleX: value, y: 1))
        context.fill(.rect(CGRect(x: value, y: 0, width: 1, height: 1)), with: .red)
        context.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .red)
      }
    }
    let text = SVG(list).text
    #expect(!text.contains("nan") && !text.contains("inf"))
    try expectEqual(Elements(of: text).names.first, "svg")
  }

  @Test func `characters with a meaning in XML, or that are not allowed, are escaped`() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    label.text = "<&>\"'\u{0}\u{8}\u{1F}\u{FFFF}]]>\tend 😀 é"
    let text = label.svg()
    #expect(text.contains("&lt;&amp;&gt;&quot;'"))
    try expectEqual(Elements(of: text).texts, ["<&>\"'\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}]]> end 😀 é"])
  }

  @Test func `a name prefix distinguishes two pictures in a page`() {
    var options = SVG.Options()
    options.namePrefix = "a-"
    let list = DrawingList(bounds: .zero) { context in
      context.clip(to: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)))
      context.clip(toDrawing: {})
      context.fill(.rect(CGRect(x: 0, y: 0, width: 50, height: 5)), with: .red)
    }
    let text = SVG(list, options: options).text
    #expect(text.contains(#"<clipPath id="a-clip1">"#) && text.contains(##"clip-path="url(#a-clip1)""##))
    #expect(text.contains(#"<mask id="a-mask1""#) && text.contains(##"mask="url(#a-mask1)""##))
  }

  // MARK: A view with everything

  private var everything: View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let button = Button.titled("Save & quit", type: .system)
    button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 90, height: 40)
    button.alpha = 0.5
    button.transform = CGAffineTransform(rotationAngle: 0.3)
    button.layer.shadowOpacity = 0.5
    let gradient = GradientLayer()
    gradient.frame = CGRect(x: 100, y: 10, width: 50, height: 50)
    gradient.colors = [Color.red.cgColor, Color.blue.cgColor]
    gradient.type = .conic
    gradient.mask = Layer()
    view.layer.addSublayer(gradient)
    let ring = ShapeLayer()
    ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.layer.addSublayer(ring)
    view.addSubview(button)
    view.clipsToBounds = true
    view.layer.cornerRadius = 9
    view.layer.borderWidth = 2
    return view
  }

  @Test func `a document is well formed, its names are unique and every reference has its target`() throws {
    let elements = try Elements(of: everything.svg(guides: .all))
    #expect(Set(elements.ids).count == elements.ids.count && !elements.ids.isEmpty)
    expectEqual(Set(elements.uses), Set(elements.ids))
  }

  @Test func `equal views have equal documents, byte by byte`() {
    expectEqual(Array(everything.svg(guides: .all).utf8), Array(everything.svg(guides: .all).utf8))
  }

  @Test func `guides are drawn over the picture`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .white
    let lines = view.svg(guides: .bounds).split(separator: "\n")
    expectEqual(lines[1], ##"<rect width="20" height="10" fill="#ffffff"/>"##)
    expectEqual(
      lines[2],
      ##"<rect width="20" height="10" fill="none" stroke="#244acc" stroke-width="0.5" stroke-dasharray="2 2"/>"##)
  }
}

/// The content of a document according to an XML parser.
private final class Elements: NSObject, XMLParserDelegate {
  struct NotWellFormed: Error {
    let line: Int
    let document: String
  }

  private(set) var names: [String] = []
  private(set) var ids: [String] = []
  private(set) var uses: [String] = []
  private(set) var texts: [String] = []
  private var text = ""

  init(of document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { throw NotWellFormed(line: parser.lineNumber, document: document) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    text = ""
    if let id = attributes["id"] { ids.append(id) }
    uses += attributes.values.filter { $0.hasPrefix("url(#") }.map { String($0.dropFirst(5).dropLast()) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "text" { texts.append(text) }
  }
}
