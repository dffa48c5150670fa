import HeadlessKit
import HeadlessTesting

@Suite("Raster limits", .reportsIssuesAsFailures) struct RasterLimitTests {
  @Test(
    arguments: [
      (1e9, 10, 1), (10, 1e300, 2), (20_000, 20_000, 1), (10, 10, 1e9), (10, 10, 0), (10, 10, -1), (10, 10, .nan),
      (10, 10, .infinity),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a sheet with too many pixels, and a scale that is not valid, throw`(
    width: CGFloat, height: CGFloat, scale: CGFloat
  ) {
    let list = DrawingList(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    #expect(throws: RasterError.self) { try list.rasterized(scale: scale) }
  }

  @Test func `the error contains the size of the sheet and the limit`() {
    let error = RasterError.impossibleSize(CGSize(width: 90_000, height: 2), scale: 3)
    #expect(
      "\(error)" == """
        there is no bitmap of 90000×2 points at scale 3: a side has 32768 pixels at most, and the whole 67108864
        """)
    #expect("\(RasterError.tooManySurfaces)".contains("more than 134217728 pixels at a time"))
  }

  @Test func `a sheet of numbers that are not valid throws`() {
    var list = DrawingList(bounds: .sheet)
    list.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    #expect(throws: RasterError.self) { try list.rasterized(scale: 1) }
  }

  @Test func `100,000 states and groups in each other are painted`() throws {
    let picture = try DrawingList.pixels { context in
      for _ in 0..<50_000 {
        context.saveState()
        context.clip(to: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)))
        context.beginGroup(alpha: 0.9999)
      }
      context.fill(.rect(.sheet), with: .red)
    }
    // Each group takes a 255th part's rounding or nothing: the color stays.
    #expect(picture.inkCount == 0 || picture[0, 0].red == 255)
    expectEqual(picture[5, 5], .clear)
  }

  @Test func `surfaces in each other that need more memory than there may be throw`() throws {
    let sheet = CGRect(x: 0, y: 0, width: 6000, height: 6000)
    let list = DrawingList(bounds: sheet) { context in
      // 36 million pixels each: the fourth is too many.
      for _ in 0..<4 { context.beginGroup(alpha: 0.5) }
      context.fill(.rect(sheet), with: .red)
    }
    #expect(throws: RasterError.tooManySurfaces) { try list.rasterized(scale: 1) }
  }

  @Test(arguments: [1e300, -1e300, 1e18, 1e-300] as [CGFloat])
  func `far away, huge and tiny things hurt nothing`(number: CGFloat) throws {
    let rect = CGRect(x: number, y: -number, width: number.magnitude, height: number.magnitude)
    let picture = try DrawingList.pixels { context in
      context.fill(.rounded(rect, radius: number), with: .red)
      context.stroke(.rect(rect), with: .red, width: number.magnitude)
      context.draw(DrawingList.ImagePlacement(Image(size: CGSize(width: 1, height: 1)), in: rect))
      let image = (try? Bitmap(width: 2, height: 2, filledWith: .ruby)).map { Image(bitmap: $0) } ?? Image()
      let caps = EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
      context.draw(DrawingList.ImagePlacement(image.resizableImage(withCapInsets: caps), in: rect))
      let font = Font.systemFont(ofSize: number.magnitude)
      for width in [number.magnitude, 0, 5] {
        context.draw(
          DrawingList.TextRun(
            "Far", font: font, color: Color.red.cgColor, origin: CGPoint(x: number, y: 0), width: width))
      }
      context.fill(.rect(CGRect(x: 9, y: 9, width: 1, height: 1)), with: .blue)
    }
    expectEqual(picture[9, 9], .sky)
  }
}
