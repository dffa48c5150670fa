import HeadlessKit
import HeadlessTesting

@Suite("SVG images", .reportsIssuesAsFailures) struct SVGImageTests {
  private func image(_ width: Int = 4, _ height: Int = 2) throws -> Image {
    Image(bitmap: try Bitmap(width: width, height: height, filledWith: .black), scale: 1)
  }

  private func svg(_ image: Image, _ change: (inout SVG.Options) -> Void = { _ in }) -> String {
    var options = SVG.Options()
    change(&options)
    let sheet = CGRect(x: 0, y: 0, width: 20, height: 10)
    return SVG(DrawingList(bounds: sheet) { $0.draw(.init(image, in: sheet)) }, options: options).text
  }

  private func pictures(in svg: String) throws -> [Bitmap] {
    try svg.split(separator: "base64,").dropFirst().map { rest in
      try PNG.decode([UInt8](Data(base64Encoded: String(rest.prefix { $0 != "\"" })) ?? Data()))
    }
  }

  @Test func `the document contains the pixels of an image`() throws {
    let image = try image()
    let text = svg(image)
    #expect(
      text.contains(#"<image x="0" y="0" width="20" height="10" preserveAspectRatio="none" href="data:image/png"#))
    try expectEqual(pictures(in: text), [try #require(image.bitmap)])
  }

  @Test func `a tinted image has its own colors, and the tint as a filter`() throws {
    let text = svg(try image().withTintColor(.red))
    #expect(text.contains(##"<feFlood flood-color="#ff0000"/>"##))
    try expectEqual(pictures(in: text), [try #require(try image().bitmap)])
  }

  @Test func `an image that is drawn several times is in the document once, and stretched for each use`() throws {
    let image = try image()
    let list = DrawingList(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)) { context in
      context.draw(.init(image, in: CGRect(x: 0, y: 0, width: 4, height: 2)))
      context.draw(.init(image, in: CGRect(x: 5, y: 1, width: 8, height: 6), effect: .dimmed))
    }
    let text = SVG(list).text
    try expectEqual(pictures(in: text).count, 1)
    #expect(text.contains(#"<image x="0" y="0" width="1" height="1" preserveAspectRatio="none" id="image1""#))
    #expect(text.contains(##"<use href="#image1" transform="matrix(4 0 0 2 0 0)"/>"##))
    #expect(text.contains(##"<g opacity="0.5">\##n<use href="#image1" transform="matrix(8 0 0 6 5 1)"/>\##n</g>"##))
  }

  @Test(.enabled(if: Librsvg.program != nil, "rsvg-convert is not installed here"))
  func `librsvg draws an image that is used twice like two images`() throws {
    let ink = try Bitmap(width: 2, height: 2, filledWith: .black)
    let places = [CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 6, y: 2, width: 12, height: 6)]
    func picture(_ images: [Image]) throws -> Bitmap {
      let list = DrawingList(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)) { context in
        for (image, place) in zip(images, places) {
          context.draw(.init(image, in: place, tint: Color.red.cgColor, effect: .dimmed))
        }
      }
      return try Librsvg.bitmap(of: SVG(list).text)
    }
    let image = Image(bitmap: ink)
    let (once, twice) = (try picture([image, image]), try picture([image, Image(bitmap: ink)]))
    expectEqual(once.difference(from: twice, tolerance: 1), 0)
    #expect(once != (try Bitmap(width: 20, height: 10, filledWith: .clear)))
  }

  @Test func `a resizable image is in pieces of its own, tiles are patterns`() throws {
    let caps = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let stretched = svg(try image().resizableImage(withCapInsets: caps, resizingMode: .stretch))
    #expect(try pictures(in: stretched).map(\.width) == [1, 2, 1] && !stretched.contains("<pattern"))
    let tiled = svg(try image().resizableImage(withCapInsets: caps))
    try expectEqual(pictures(in: tiled).map(\.width), [1, 2, 1])
    #expect(tiled.contains(#"<pattern id="pattern2" patternUnits="userSpaceOnUse" x="1" y="0" width="2" height="2">"#))
    #expect(tiled.contains(#"<rect x="1" width="18" height="10" fill="url(#pattern2)"/>"#))
  }

  @Test func `other pixels can be provided, once for each image`() throws {
    let image = Image(size: CGSize(width: 4, height: 2))
    let file = try PNG.encode(Bitmap(width: 1, height: 1, filledWith: .white))
    let text = svg(image) { $0.png = { $0 === image ? file : nil } }
    try expectEqual(pictures(in: text).map(\.width), [1])
    // Bytes that are not a picture are written unchanged, even in pieces.
    let caps = image.resizableImage(withCapInsets: EdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(svg(caps) { $0.png = { _ in [1, 2, 3] } }.contains("base64,AQID"))
  }

  @Test func `texts can be written as paths`() {
    let run = DrawingList.TextRun(
      "Hi", font: .systemFont(ofSize: 10), color: Color.red.cgColor, origin: CGPoint(x: 0, y: 10), width: 20)
    var options = SVG.Options()
    options.outlinesTexts = true
    let text = SVG(DrawingList(bounds: .zero) { $0.draw(run) }, options: options).text
    #expect(text.contains("<path d=\"M") && text.contains("fill=\"#ff0000\"") && !text.contains("<text"))
  }
}
