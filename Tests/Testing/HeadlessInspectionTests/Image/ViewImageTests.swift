import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Images of views", .reportsIssuesAsFailures) struct ViewImageTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> View {
    configured(View(frame: CGRect(x: 5, y: 5, width: width, height: height))) { $0.backgroundColor = .red }
  }

  private let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)

  @Test(.screen(scale: 3)) func `an image has the size of the view, in the pixels of its screen`() throws {
    let image = box(10, 4).image()
    #expect(image.size == CGSize(width: 10, height: 4) && image.scale == 3)
    try expectEqual(image.bitmap, Bitmap(width: 30, height: 12, filledWith: red))
  }

  @Test func `an image can have another scale, and its size is rounded up to pixels`() {
    let image = box(10.2, 4).image(scale: 2)
    #expect(image.bitmap?.width == 21 && image.size == CGSize(width: 10.5, height: 4))
  }

  @Test func `the view is laid out first, unless it is turned off`() {
    final class Filling: View { override func layoutSubviews() { subviews.first?.frame = bounds } }
    let view = Filling(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.addSubview(box(0, 0))
    expectEqual(view.image(scale: 1, afterScreenUpdates: false).bitmap?[3, 3], .clear)
    expectEqual(view.image(scale: 1).bitmap?[3, 3], red)
  }

  @Test func `guides are drawn over it`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.image(scale: 1).bitmap != view.image(scale: 1, guides: .bounds).bitmap)
  }

  @Test func `a view that is too large is reported, and its image has the size but no pixels`() {
    let view = box(1e9, 10)
    expectIssue(
      containing: """
        View.image(scale:): there is no bitmap of 1e+09×10 points at scale 2: a side has 32768 pixels at most, \
        and the whole 67108864; the image has no pixels.
        """
    ) {
      let image = view.image(scale: 2)
      #expect(image.bitmap == nil && image.size == CGSize(width: 1e9, height: 10))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `a scale that is not finite and positive is reported`(scale: CGFloat) {
    let text = scale == 0 ? "0" : "\(scale)".replacing(".0", with: "")
    expectIssue(
      containing: "View.image(scale:): there is no bitmap at scale \(text): expected a finite number of pixels per "
        + "point above 0; the image has no pixels. Pass the number of pixels per point: 1, 2 or 3."
    ) {
      expectNil(box(1, 1).image(scale: scale).bitmap)
    }
  }

  @Test func `the image of an empty view has no size`() {
    expectEqual(box(0, 0).image().size, .zero)
  }

  @Test func `a chain of 100,000 views is drawn`() {
    let root = box(4, 4)
    var last = root
    for _ in 0..<100_000 { last = last.adding(View(frame: CGRect(x: 0, y: 0, width: 4, height: 4))) }
    last.backgroundColor = .blue
    expectEqual(root.image(scale: 1).bitmap?[3, 3], Bitmap.Pixel(red: 0, green: 0, blue: 255))
  }
}
