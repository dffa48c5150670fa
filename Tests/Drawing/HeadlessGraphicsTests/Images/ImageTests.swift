import HeadlessKit
import HeadlessTesting

@Suite("Images", .reportsIssuesAsFailures) struct ImageTests {
  @Test func `an image has the size it was created with, by default one pixel per point and no tint of its own`() {
    let image = Image(size: CGSize(width: 10.5, height: 6))
    #expect(image.size == CGSize(width: 10.5, height: 6) && image.scale == 1 && image.renderingMode == .automatic)
    #expect(Image(size: .zero, scale: 3).scale == 3 && Image().size == .zero)
  }

  @Test(
    arguments: [
      (-1, 2, "-1×2"), (2, -1, "2×-1"), (.nan, 1, "nan×1"), (1, .infinity, "1×inf"), (-.infinity, 1, "-inf×1"),
    ] as [(CGFloat, CGFloat, String)])
  func `a size that is negative or not finite is reported and becomes zero`(
    width: CGFloat, height: CGFloat, printed: String
  ) {
    let image = expectReport(
      "Image.init(size:scale:): Expected a finite size that is not negative; got \(printed); using 0×0. "
        + "Pass finite numbers that are not negative, in points."
    ) { Image(size: CGSize(width: width, height: height), scale: 2) }
    #expect(image.size == .zero && image.scale == 2)
  }

  @Test(arguments: [(0, "0"), (-2, "-2"), (.nan, "nan"), (.infinity, "inf")] as [(CGFloat, String)])
  func `a scale that is not valid is reported and becomes one`(scale: CGFloat, printed: String) {
    let image = expectReport(
      "Image.init(size:scale:): Expected a finite scale above 0; got \(printed); using 1. "
        + "Pass the pixels of a point: 1, 2 or 3."
    ) { Image(size: CGSize(width: 1, height: 1), scale: scale) }
    #expect(image.scale == 1 && image.size == CGSize(width: 1, height: 1))
  }

  @Test func `empty images are equal, and images of a size are pictures of their own`() {
    #expect(Image() == Image() && Image().hash == Image().hash && Set([Image(), Image()]).count == 1)
    #expect(Image(size: .zero, scale: 2) != Image(size: .zero, scale: 3))
    let size = CGSize(width: 2, height: 2)
    #expect(Image(size: size) != Image(size: size) && Image() != Image(size: size))
  }
}
