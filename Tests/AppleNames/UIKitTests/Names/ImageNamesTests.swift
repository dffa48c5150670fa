import Testing
import UIKit

@MainActor @Suite("Apple's names of images") struct ImageNamesTests {
  @Test func `images are read, resized, tinted, mirrored and written`() throws {
    expectNil(UIImage(named: "there is no such image"))
    expectNil(UIImage(contentsOfFile: "/there/is/none.png"))
    let dot = UIImage(bitmap: try Bitmap(width: 4, height: 4, filledWith: .black), scale: 2)
    let image = try #require(dot.pngData().flatMap { UIImage(data: $0, scale: 2) })
    #expect(image.isEqual(dot))
    let caps = UIEdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    let plate = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .withTintColor(.red, renderingMode: .alwaysOriginal).imageFlippedForRightToLeftLayoutDirection()
      .withAlignmentRectInsets(.zero)
    let mode: UIImage.ResizingMode = plate.resizingMode
    #expect(mode == .stretch && plate.capInsets == caps && plate.renderingMode == .alwaysOriginal)
    let orientation: UIImage.Orientation = plate.withHorizontallyFlippedOrientation().imageOrientation
    expectEqual(orientation, .upMirrored)
    expectEqual(image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0).capInsets.left, 1)
  }
}
