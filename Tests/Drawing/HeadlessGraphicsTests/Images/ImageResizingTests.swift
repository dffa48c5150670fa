import HeadlessKit
import HeadlessTesting

@Suite("Resizable images", .reportsIssuesAsFailures) struct ImageResizingTests {
  /// An image of 10×8 points.
  let image: Image

  init() throws { image = Image(bitmap: try .numbered(20, 16), scale: 2) }

  private func pieces(_ image: Image, _ width: CGFloat, _ height: CGFloat) -> [DrawingList.ImagePlacement.Piece] {
    DrawingList.ImagePlacement(image, in: CGRect(x: 100, y: 200, width: width, height: height)).pieces
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `an image that is not resizable is one stretched piece`() {
    let all = DrawingList.ImagePlacement.Piece(source: rect(0, 0, 10, 8), rect: rect(100, 200, 50, 40), tile: nil)
    expectEqual(pieces(image, 50, 40), [all])
  }

  @Test func `caps keep their size, and what is between them fills the rest`() {
    let caps = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let parts = pieces(image.resizableImage(withCapInsets: caps, resizingMode: .stretch), 50, 40)
    #expect(parts.count == 9 && parts.allSatisfy { $0.tile == nil })
    #expect(parts[0].source == rect(0, 0, 2, 1) && parts[0].rect == rect(100, 200, 2, 1))
    #expect(parts[1].source == rect(2, 0, 4, 1) && parts[1].rect == rect(102, 200, 50 - 2 - 4, 1))
    #expect(parts[4].source == rect(2, 1, 4, 4) && parts[4].rect == rect(102, 201, 50 - 2 - 4, 40 - 1 - 3))
    #expect(parts[8].source == rect(6, 5, 4, 3) && parts[8].rect == rect(146, 237, 4, 3))
  }

  @Test(arguments: [50, 100, 110, 130])
  func `caps that leave no more than a sum's rounding leave nothing`(pixels: Int) throws {
    let image = Image(bitmap: try .numbered(pixels, 6), scale: 3)
    let caps = EdgeInsets(top: 0, left: image.size.width * 0.3, bottom: 0, right: image.size.width * 0.7)
    for mode in [.tile, .stretch] as [Image.ResizingMode] {
      let resizable = image.resizableImage(withCapInsets: caps, resizingMode: mode)
      expectEqual(pieces(resizable, 200, 2).count, 2)
      let list = DrawingList(bounds: rect(0, 0, 200, 4)) {
        $0.draw(DrawingList.ImagePlacement(resizable, in: rect(0, 0, 200, 2)))
      }
      try expectEqual(list.rasterized(scale: 3).width, 600)
    }
  }

  @Test func `tiles repeat along the sides, and both ways in the middle`() {
    let caps = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiles = pieces(image.resizableImage(withCapInsets: caps), 50, 40).map(\.tile)
    #expect(tiles[0] == nil && tiles[2] == nil && tiles[6] == nil && tiles[8] == nil)
    #expect(tiles[1] == CGSize(width: 4, height: 1) && tiles[3] == CGSize(width: 2, height: 4))
    expectEqual(tiles[4], CGSize(width: 4, height: 4))
    let whole = pieces(image.resizableImage(withCapInsets: .zero), 50, 40)
    expectEqual(whole.map(\.tile), [CGSize(width: 10, height: 8)])
  }

  @Test func `caps that do not fit shrink evenly, and those larger than the image end with it`() {
    let caps = EdgeInsets(top: 0, left: 2, bottom: 0, right: 6)
    let parts = pieces(image.resizableImage(withCapInsets: caps, resizingMode: .stretch), 4, 8)
    expectEqual(parts.map(\.rect), [rect(100, 200, 1, 8), rect(101, 200, 3, 8)])
    let large = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    let cut = pieces(image.resizableImage(withCapInsets: large, resizingMode: .stretch), 10, 8)
    expectEqual(cut.map(\.source), [rect(0, 0, 8, 8), rect(8, 0, 2, 8)])
  }

  @Test func `a stretchable image stretches the column and the row after its caps`() {
    let image = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
    expectEqual(image.capInsets, EdgeInsets(top: 0, left: 3, bottom: 0, right: 10 - 3 - 1))
    expectEqual(image.resizingMode, .stretch)
  }

  @Test(arguments: [
    EdgeInsets(top: -1, left: 0, bottom: 0, right: 0), EdgeInsets(top: 0, left: .nan, bottom: 0, right: 0),
  ])
  func `caps that are negative or not finite are reported and become zero`(caps: EdgeInsets) {
    expectIssue(
      containing: "Image.resizableImage(withCapInsets:): Expected finite insets from 0 on; got \(caps); using zero."
    ) {
      expectEqual(image.resizableImage(withCapInsets: caps).capInsets, .zero)
    }
  }

  @Test func `in pixels the caps are copies, and the middle is what is stretched or repeated`() throws {
    let caps = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = Image(bitmap: try .numbered(4, 1))
    func reds(_ image: Image) throws -> [UInt8] {
      let picture = try DrawingList.pixels { context in
        context.draw(DrawingList.ImagePlacement(image, in: CGRect(x: 0, y: 0, width: 8, height: 1)))
      }
      return (0..<8).map { picture[$0, 0].red }
    }
    try expectEqual(reds(image.resizableImage(withCapInsets: caps)), [0, 1, 2, 1, 2, 1, 2, 3])
    try expectEqual(reds(image.resizableImage(withCapInsets: caps, resizingMode: .stretch)), [0, 1, 1, 1, 2, 2, 2, 3])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `between pieces nothing shines through, wherever they lie`(scale: CGFloat) throws {
    let caps = EdgeInsets(top: 1.3, left: 2.4, bottom: 1.2, right: 2.7)
    for mode in [Image.ResizingMode.tile, .stretch] {
      let plate = image.resizableImage(withCapInsets: caps, resizingMode: mode)
      let picture = try DrawingList.pixels(scale: scale) { context in
        context.draw(DrawingList.ImagePlacement(plate, in: CGRect(x: -0.7, y: -0.4, width: 11.1, height: 12.3)))
      }
      expectEqual(picture.inkCount, picture.width * picture.height)
      #expect((0..<picture.width).allSatisfy { x in (0..<picture.height).allSatisfy { picture[x, $0].alpha == 255 } })
    }
  }
}
