import HeadlessKit
import HeadlessTesting

/// The pixels that each command paints; the comparison with librsvg checks the shapes.
@Suite("Raster", .reportsIssuesAsFailures) struct RasterTests {
  let left = CGRect(x: 0, y: 0, width: 5, height: 10)

  @Test func `a shape is filled, and what is painted later lies above`() throws {
    let picture = try DrawingList.pixels { context in
      context.fill(.rect(.sheet), with: .red)
      context.fill(.rect(left), with: .blue)
    }
    #expect(picture[4, 9] == .sky && picture[5, 9] == .ruby)
  }

  @Test func `a line has its width, half of it at either side`() throws {
    let path = CGMutablePath.lines((0, 5), (10, 5))
    let picture = try DrawingList.pixels { $0.stroke(.path(path, .winding), with: .red, width: 2) }
    expectEqual(picture.ink, CGRect(x: 0, y: 4, width: 10, height: 2))
  }

  @Test func `a path is filled by its rule`() throws {
    let path = CGMutablePath()
    path.addRect(.sheet)
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    try expectEqual(DrawingList.pixels { $0.fill(.path(path, .winding), with: .red) }[5, 5], .ruby)
    try expectEqual(DrawingList.pixels { $0.fill(.path(path, .evenOdd), with: .red) }[5, 5], .clear)
  }

  @Test func `a gradient goes from its first color to its last`() throws {
    let course = DrawingList.Gradient.Course.linear(start: .zero, end: CGPoint(x: 10, y: 0))
    let gradient = DrawingList.Gradient(course, stops: [.init(0, Color.black.cgColor), .init(1, Color.white.cgColor)])
    let picture = try DrawingList.pixels { $0.fill(.rect(.sheet), with: .gradient(gradient)) }
    // The middles of the first and the last pixel are a twentieth from the ends: 255 / 20.
    #expect(abs(Int(picture[0, 0].red) - 13) <= 1 && abs(Int(picture[9, 0].red) - 242) <= 1)
  }

  @Test func `a shadow is painted without its shape`() throws {
    let shadow = DrawingList.Shadow(color: Color.black.cgColor, offset: CGSize(width: 5, height: 0), radius: 0)
    let picture = try DrawingList.pixels { $0.drawShadow(shadow, of: .rect(left)) }
    expectEqual(picture.ink, CGRect(x: 5, y: 0, width: 5, height: 10))
  }

  @Test func `a group is painted as one, with its opacity and its shadow`() throws {
    let shadow = DrawingList.Shadow(color: Color.black.cgColor, offset: CGSize(width: 5, height: 0), radius: 0)
    let picture = try DrawingList.pixels { context in
      context.beginGroup(alpha: 0.2, shadow: shadow)
      context.fill(.rect(left), with: .red)
      context.fill(.rect(left), with: .blue)
      context.endGroup()
    }
    #expect(picture[0, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 255, alpha: 51) && picture[9, 0] == .black(51))
  }

  @Test func `clips, masks and transforms apply until their state is restored`() throws {
    let picture = try DrawingList.pixels { context in
      context.saveState()
      context.clip(to: .rect(left))
      context.clip { context.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 5)), with: .black) }
      context.concatenate(CGAffineTransform(scaleX: 0.5, y: 1))
      context.fill(.rect(CGRect(x: 4, y: 0, width: 16, height: 10)), with: .red)
      context.restoreState()
      context.fill(.rect(CGRect(x: 9, y: 9, width: 1, height: 1)), with: .blue)
    }
    #expect(picture[2, 0] == .ruby && picture[4, 4] == .ruby && picture[9, 9] == .sky)
    #expect(picture[1, 0] == .clear && picture[5, 0] == .clear && picture[2, 5] == .clear)
  }

  @Test func `the sheet's corner is the first pixel's, and a part of a pixel at the end is one`() throws {
    let sheet = CGRect(x: 3, y: -2, width: 2.25, height: 1)
    let picture = try DrawingList(bounds: sheet) { context in
      context.fill(.rect(CGRect(x: 3.5, y: -2, width: 0.5, height: 0.5)), with: .red)
    }.rasterized(scale: 2)
    #expect(picture.width == 5 && picture.height == 2)
    expectEqual(picture.ink, CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func `the noise of arithmetic makes no further pixel, and an empty sheet has none`() throws {
    let third = DrawingList(bounds: CGRect(x: 0, y: 0, width: 137.0 / 3 + 1e-9, height: 1))
    try expectEqual(third.rasterized(scale: 3).width, 137)
    #expect(try DrawingList(bounds: .zero).rasterized(scale: 2).isEmpty)
  }
}

extension DrawingContext {
  fileprivate func clip(_ body: () -> Void) { clip(toDrawing: body) }
}
