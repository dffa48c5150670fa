import HeadlessKit
import HeadlessTesting

@Suite("The appearance of images", .reportsIssuesAsFailures) struct ImageLookTests {
  let image: Image

  init() throws { image = Image(bitmap: try .numbered(4, 2), scale: 2) }

  @Test func `images of equal pixels are equal, unless another property differs`() throws {
    let same = Image(bitmap: try .numbered(4, 2), scale: 2)
    #expect(image == same && image.hash == same.hash)
    let others = [
      Image(bitmap: try .numbered(4, 2), scale: 1), image.withRenderingMode(.alwaysTemplate),
      image.withTintColor(.red), image.resizableImage(withCapInsets: .zero),
      image.imageFlippedForRightToLeftLayoutDirection(), image.withHorizontallyFlippedOrientation(),
      image.withAlignmentRectInsets(EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
      Image(bitmap: try Bitmap(width: 4, height: 2), scale: 2), Image(size: image.size, scale: 2),
    ]
    for other in others { #expect(image != other) }
    expectEqual(Set(others + [image, same]).count, others.count + 1)
  }

  @Test func `another mode is another image of the same pixels, caps and everything else`() {
    let caps = EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0.5)
    let all = image.resizableImage(withCapInsets: caps, resizingMode: .stretch).withTintColor(.red)
      .withAlignmentRectInsets(caps).imageFlippedForRightToLeftLayoutDirection().withRenderingMode(.alwaysOriginal)
    #expect(all.capInsets == caps && all.resizingMode == .stretch && all.alignmentRectInsets == caps)
    #expect(all.flipsForRightToLeftLayoutDirection && all.renderingMode == .alwaysOriginal && all.scale == 2)
    #expect(all.bitmap?.width == 4 && all.size == image.size && image.renderingMode == .automatic)
  }

  @Test func `a plain image has no caps, insets and mirroring, and tiles if asked`() {
    #expect(image.capInsets == .zero && image.resizingMode == .tile && image.alignmentRectInsets == .zero)
    #expect(!image.flipsForRightToLeftLayoutDirection && image.imageOrientation == .up)
  }

  @Test func `a tinted image has the color in its pixels, and its own mode by default`() {
    let red = image.withTintColor(.red.withAlphaComponent(0.2))
    expectEqual(red.bitmap?[3, 1], Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 51))
    expectEqual(red.renderingMode, .automatic)
    expectEqual(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
    expectEqual(red.withTintColor(.blue).bitmap?[0, 0], .sky)
  }

  @Test func `a dynamic tint is resolved where the image is drawn, and a template's tint overrides it`() {
    let dynamic = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    let tinted = image.withTintColor(dynamic)
    TraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      expectEqual(DrawingList.ImagePlacement(tinted, in: .sheet).tint, Color.white.cgColor)
    }
    expectEqual(DrawingList.ImagePlacement(tinted, in: .sheet, tint: Color.red.cgColor).tint, Color.red.cgColor)
    expectNil(DrawingList.ImagePlacement(image, in: .sheet).tint)
  }

  @Test func `a flipped image has left and right exchanged, its caps too, and twice it is as before`() {
    let caps = image.resizableImage(withCapInsets: EdgeInsets(top: 0, left: 1, bottom: 0, right: 0.5))
    let flipped = caps.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored && flipped.bitmap?[0, 1].red == 3)
    expectEqual(flipped.capInsets, EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 1))
    expectEqual(flipped.withHorizontallyFlippedOrientation(), caps)
  }

  @Test(arguments: 0..<8)
  func `a picture that is turned and then mirrored keeps its pixels as they lie`(raw: Int) throws {
    let orientation = try #require(Image.Orientation(rawValue: raw))
    var bitmap = try Bitmap(width: 3, height: 2, filledWith: .white)
    bitmap[0, 0] = .black
    let image = Image(cgImage: try #require(Image(bitmap: bitmap).cgImage), scale: 1, orientation: orientation)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mirrored.bitmap == image.bitmap?.mirrored && mirrored.size == image.size)
    expectEqual(Image(cgImage: try #require(mirrored.cgImage)).bitmap, bitmap)
    expectEqual(mirrored.withHorizontallyFlippedOrientation().imageOrientation, orientation)
  }
}
