import HeadlessKit
import HeadlessTesting

@Suite("SVG", .reportsIssuesAsFailures) struct SVGTests {
  static let box = CGRect(x: 1, y: 2, width: 30, height: 40)

  /// Returns the elements of a drawing on a sheet of 100×50.
  private func elements(_ change: (inout SVG.Options) -> Void = { _ in }, _ draw: (DrawingContext) -> Void) -> String {
    var options = SVG.Options()
    change(&options)
    let list = DrawingList(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), recording: draw)
    let lines = SVG(list, options: options).text.split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  // MARK: Document

  @Test func `the document has the sheet's size, and ends with a line break`() {
    let text = SVG(DrawingList(bounds: CGRect(x: 0, y: 10, width: 100, height: 50))).text
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 10 100 50" \
        font-family="-apple-system, Inter, Roboto, Helvetica, Arial, sans-serif" stroke-miterlimit="10">
        </svg>

        """)
  }

  @Test func `margin, scale, title and background are options`() {
    var options = SVG.Options()
    options.margin = 5
    options.scale = 2
    options.title = "A <b> & \"c\""
    options.background = Color.white.withAlphaComponent(0.5)
    let text = SVG(DrawingList(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)), options: options).text
    #expect(text.contains(#"width="60" height="40" viewBox="-5 -5 30 20""#))
    #expect(
      text.contains(
        """
        <title>A &lt;b&gt; &amp; &quot;c&quot;</title>
        <rect x="-5" y="-5" width="30" height="20" fill="#ffffff" fill-opacity="0.5"/>
        """))
  }

  @Test func `options that are not finite have their default values`() {
    var options = SVG.Options()
    options.margin = .nan
    options.scale = -.infinity
    let list = DrawingList(bounds: Self.box)
    expectEqual(SVG(list, options: options).text, SVG(list).text)
  }

  // MARK: Shapes

  @Test func `rectangles, rounded ones and paths are filled`() {
    let path = CGPath(rect: Self.box)
    let text = elements { context in
      context.fill(.rect(Self.box), with: .red)
      context.fill(.rounded(Self.box, radius: 3), with: Color(red: 0, green: 0.5, blue: 1, alpha: 0.25))
      context.fill(.rounded(Self.box, radius: 3, corners: [.topLeft, .bottomRight]), with: .red)
      context.fill(.path(path, .evenOdd), with: .red)
    }
    #expect(
      text == """
        <rect x="1" y="2" width="30" height="40" fill="#ff0000"/>
        <rect x="1" y="2" width="30" height="40" rx="3" fill="#0080ff" fill-opacity="0.25"/>
        <path d="M4 2H31V39A3 3 0 0 1 28 42H1V5A3 3 0 0 1 4 2Z" fill="#ff0000"/>
        <path d="M1 2L31 2L31 42L1 42Z" fill-rule="evenodd" fill="#ff0000"/>
        """)
  }

  @Test func `lines have width, cap, join and dashes unless they have default values`() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    curve.addCurve(to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 4, y: 1))
    let red = DrawingList.Paint.color(Color.red.cgColor)
    let text = elements { context in
      context.stroke(.rect(Self.box), with: .red)
      context.stroke(
        .path(curve, .winding), with: red,
        style: .init(width: 2.5, cap: .round, join: .bevel, dashes: [4, 2], dashPhase: 1))
      context.stroke(.path(curve, .winding), with: red, style: .init(width: 1, cap: .square, miterLimit: 0.5))
    }
    #expect(
      text == """
        <rect x="1" y="2" width="30" height="40" fill="none" stroke="#ff0000"/>
        <path d="M0 0Q1 1 2 0C3 1 4 1 5 0" fill="none" stroke="#ff0000" stroke-width="2.5" stroke-linecap="round" \
        stroke-linejoin="bevel" stroke-dasharray="4 2" stroke-dashoffset="1"/>
        <path d="M0 0Q1 1 2 0C3 1 4 1 5 0" fill="none" stroke="#ff0000" stroke-linecap="square" stroke-miterlimit="1"/>
        """)
  }

  @Test func `gradients are written before their first use, and reused`() {
    let stops: [DrawingList.Gradient.Stop] = [.init(0, Color.red.cgColor), .init(1, Color.clear.cgColor)]
    let line = DrawingList.Gradient(.linear(start: .zero, end: CGPoint(x: 0, y: 9)), stops: stops)
    let rings = DrawingList.Gradient(
      .radial(startCenter: CGPoint(x: 1, y: 1), startRadius: 2, endCenter: .zero, endRadius: 9), stops: stops)
    let text = elements { context in
      context.fill(.rect(Self.box), with: .gradient(line))
      context.stroke(.rect(Self.box), with: .gradient(line), style: .init(width: 1))
      context.fill(.rect(Self.box), with: .gradient(rings))
      context.fill(.rect(Self.box), with: .gradient(.init(.linear(start: .zero, end: .zero), stops: [])))
    }
    #expect(
      text == """
        <linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="9">
        <stop offset="0" stop-color="#ff0000"/>
        <stop offset="1" stop-color="#000000" stop-opacity="0"/>
        </linearGradient>
        <rect x="1" y="2" width="30" height="40" fill="url(#gradient1)"/>
        <rect x="1" y="2" width="30" height="40" fill="none" stroke="url(#gradient1)"/>
        <radialGradient id="gradient2" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="9" fx="1" fy="1" fr="2">
        <stop offset="0" stop-color="#ff0000"/>
        <stop offset="1" stop-color="#000000" stop-opacity="0"/>
        </radialGradient>
        <rect x="1" y="2" width="30" height="40" fill="url(#gradient2)"/>
        <rect x="1" y="2" width="30" height="40" fill="none"/>
        """)
  }

  @Test func `a gradient around a point is sectors of three degrees, clipped to the shape`() {
    let stops: [DrawingList.Gradient.Stop] = [.init(0, Color.black.cgColor), .init(1, Color.white.cgColor)]
    let turn = DrawingList.Gradient(.conic(center: CGPoint(x: 16, y: 22), angle: 0), stops: stops)
    let lines = elements { $0.fill(.rect(Self.box), with: .gradient(turn)) }.split(separator: "\n")
    #expect(lines[0] == #"<clipPath id="clip1">"# && lines[3] == ##"<g clip-path="url(#clip1)">"##)
    let fills = lines.filter { $0.hasPrefix("<path d=\"M16 22L") }.compactMap {
      $0.split(separator: "\"").dropLast().last
    }
    #expect(fills.count == 360 / 3 && fills.first == "#010101" && fills.last == "#fefefe")
    expectEqual(Set(fills).count, 120, "each is lighter than the one before")
  }

  // MARK: State

  @Test func `clips, transforms and groups are elements that end with their state`() {
    let text = elements { context in
      context.saveState()
      context.clip(to: .path(CGPath(rect: Self.box), .evenOdd))
      context.concatenate(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1.0 / 3, tx: 7, ty: 0))
      context.beginGroup(alpha: 0.5)
      context.fill(.rect(CGRect(x: 0, y: 0, width: 99, height: 99)), with: .red)
      context.endGroup()
      context.restoreState()
      context.fill(.rect(Self.box), with: .red)
    }
    #expect(
      text == """
        <clipPath id="clip1">
        <path d="M1 2L31 2L31 42L1 42Z" clip-rule="evenodd"/>
        </clipPath>
        <g clip-path="url(#clip1)">
        <g transform="matrix(0.5 0 0 0.333333 7 0)">
        <g opacity="0.5">
        <rect width="99" height="99" fill="#ff0000"/>
        </g>
        </g>
        </g>
        <rect x="1" y="2" width="30" height="40" fill="#ff0000"/>
        """)
  }

  @Test func `a mask uses the opacity, and has the extent of its drawing`() {
    let text = elements { context in
      context.saveState()
      context.clip(toDrawing: { context.fill(.rect(Self.box), with: .black) })
      context.fill(.rect(Self.box), with: .red)
      context.restoreState()
    }
    #expect(
      text == """
        <mask id="mask1" mask-type="alpha" maskUnits="userSpaceOnUse" x="1" y="2" width="30" height="40">
        <rect x="1" y="2" width="30" height="40" fill="#000000"/>
        </mask>
        <g mask="url(#mask1)">
        <rect x="1" y="2" width="30" height="40" fill="#ff0000"/>
        </g>
        """)
  }

  @Test func `a shadow of a group is a filter with the extent of both`() {
    let shadow = DrawingList.Shadow(
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.25), offset: CGSize(width: 10, height: 20), radius: 1)
    let text = elements { context in
      context.beginGroup(shadow: shadow)
      context.fill(.rect(Self.box), with: .red)
      context.endGroup()
    }
    #expect(
      text == """
        <filter id="filter1" filterUnits="userSpaceOnUse" x="1" y="2" width="43" height="63" \
        color-interpolation-filters="sRGB">
        <feGaussianBlur in="SourceAlpha" stdDeviation="1"/>
        <feOffset dx="10" dy="20" result="shape"/>
        <feFlood flood-color="#000000" flood-opacity="0.25"/>
        <feComposite operator="in" in2="shape"/>
        <feMerge>
        <feMergeNode/>
        <feMergeNode in="SourceGraphic"/>
        </feMerge>
        </filter>
        <g filter="url(#filter1)">
        <rect x="1" y="2" width="30" height="40" fill="#ff0000"/>
        </g>
        """)
  }

  @Test func `a shadow of a shape is the shape moved and blurred, a sharp one only moved`() {
    let black = Color.black.cgColor
    let text = elements { context in
      context.drawShadow(.init(color: black, offset: CGSize(width: 1, height: 2), radius: 2), of: .rect(Self.box))
      context.drawShadow(.init(color: black, radius: 0), of: .rect(Self.box))
    }
    #expect(
      text == """
        <filter id="filter1" filterUnits="userSpaceOnUse" x="-5" y="-4" width="42" height="52" \
        color-interpolation-filters="sRGB">
        <feGaussianBlur stdDeviation="2"/>
        </filter>
        <rect x="1" y="2" width="30" height="40" fill="#000000" transform="translate(1 2)" filter="url(#filter1)"/>
        <rect x="1" y="2" width="30" height="40" fill="#000000"/>
        """)
  }

  // MARK: Images

  @Test func `an image without pixels is its placeholder`() {
    let text = elements { $0.draw(DrawingList.ImagePlacement(Image(), in: Self.box, tint: Color.red.cgColor)) }
    #expect(
      text == """
        <rect x="1" y="2" width="30" height="40" fill="#ff0000" fill-opacity="0.35"/>
        <path d="M1.5 2.5L30.5 2.5L30.5 41.5L1.5 41.5ZM1.5 2.5L30.5 41.5M1.5 41.5L30.5 2.5" fill="none" stroke="#ff0000"/>
        """)
  }

  @Test func `an image with pixels contains them, with its tint and effect`() {
    let images = [Image(size: CGSize(width: 1, height: 1)), Image(size: CGSize(width: 1, height: 1))]
    let text = elements({ $0.png = { _ in [1, 2, 3] } }) { context in
      context.draw(DrawingList.ImagePlacement(images[0], in: Self.box, effect: .dimmed))
      context.draw(DrawingList.ImagePlacement(images[1], in: Self.box, tint: Color.red.cgColor, effect: .darkened))
    }
    #expect(
      text == """
        <image x="1" y="2" width="30" height="40" preserveAspectRatio="none" opacity="0.5" href="data:image/png;base64,AQID"/>
        <filter id="filter1" filterUnits="userSpaceOnUse" x="1" y="2" width="30" height="40" \
        color-interpolation-filters="sRGB">
        <feFlood flood-color="#ff0000"/>
        <feComposite operator="in" in2="SourceGraphic" result="tinted"/>
        <feFlood flood-color="#000000" flood-opacity="0.5"/>
        <feComposite operator="atop" in2="tinted"/>
        </filter>
        <image x="1" y="2" width="30" height="40" preserveAspectRatio="none" filter="url(#filter1)" \
        href="data:image/png;base64,AQID"/>
        """)
  }

  // MARK: Texts

  private func text(_ string: String, _ font: Font = .systemFont(ofSize: 10), width: CGFloat = 20) -> String {
    elements {
      $0.draw(
        DrawingList.TextRun(
          string, font: font, color: Color.black.cgColor, origin: CGPoint(x: 3, y: 12.5), width: width))
    }
  }

  @Test func `a text is as wide as it was measured`() {
    #expect(
      text("Go") == """
        <text x="3" y="12.5" font-size="10" fill="#000000" textLength="20" lengthAdjust="spacingAndGlyphs">Go</text>
        """)
    expectEqual(text("Go", width: 0), ##"<text x="3" y="12.5" font-size="10" fill="#000000">Go</text>"##)
  }

  static let fonts: [(Font, String)] = [
    (.boldSystemFont(ofSize: 10), #"font-weight="600""#),
    (.systemFont(ofSize: 10, weight: .ultraLight), #"font-weight="100""#),
    (.systemFont(ofSize: 10, weight: .black), #"font-weight="900""#),
    (.italicSystemFont(ofSize: 10), #"font-style="italic""#),
    (
      .monospacedSystemFont(ofSize: 10, weight: .regular),
      #"font-family="ui-monospace, Menlo, Consolas, monospace""#
    ),
  ]

  @Test(arguments: fonts)
  func `weight, slant and family are written unless they have default values`(font: Font, attribute: String) {
    #expect(text("Go", font).contains(#"font-size="10" \#(attribute) fill="#))
  }

  @Test func `a text from right to left begins at its right end`() {
    let start = ##"<text x="23" y="12.5" font-size="10" fill="#000000" direction="rtl" textLength="20" "##
    #expect(text("שלום").hasPrefix(start))
  }

  @Test(arguments: [" a", "a ", "a  b"]) func `spaces at the ends and in sequence are preserved`(string: String) {
    #expect(text(string).contains(#"xml:space="preserve""#) && !text("a b").contains("xml:space"))
  }
}
