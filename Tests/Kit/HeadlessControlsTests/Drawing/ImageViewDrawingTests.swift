import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The drawing of image views", .reportsIssuesAsFailures) struct ImageViewDrawingTests {
  static let image = Image(size: CGSize(width: 10, height: 10))
  private let rect = CGRect(0, 0, 40, 20)

  private func view(_ image: Image? = image, _ mode: View.ContentMode = .scaleToFill) -> ImageView {
    let view = ImageView(image: image)
    view.frame = CGRect(x: 5, y: 5, width: 40, height: 20)
    view.contentMode = mode
    return view
  }

  @Test func `the image is placed according to the content mode, and may stick out of a view that does not clip`() {
    let filled = CGRect(0, -10, 40, 40)
    let rects: [(View.ContentMode, CGRect)] = [
      (.scaleToFill, rect), (.scaleAspectFit, CGRect(10, 0, 20, 20)), (.scaleAspectFill, filled),
    ]
    for (mode, rect) in rects {
      expectEqual(self.view(Self.image, mode).drawing().commands, [.image(.init(Self.image, in: rect))])
    }
    let view = self.view(Self.image, .scaleAspectFill)
    view.clipsToBounds = true
    let clip = DrawingList.Command.clip(.rect(rect))
    expectEqual(view.drawing().commands, [.saveState, clip, .image(.init(Self.image, in: filled)), .restoreState])
  }

  @Test func `without an image, or with an empty one, there is nothing`() {
    #expect(view(nil).drawing().isEmpty && view(Image()).drawing().isEmpty)
  }

  @Test func `a template has the tint, dimmed where tints are dimmed`() {
    let template = Self.image.withRenderingMode(.alwaysTemplate)
    let view = view(template)
    view.tintColor = .red
    expectEqual(view.drawing().commands, [.image(.init(template, in: rect, tint: Color.red.cgColor))])
    view.tintAdjustmentMode = .dimmed
    expectEqual(view.drawing().commands, [.image(.init(template, in: rect, tint: view.tintColor.cgColor))])
    #expect(view.tintColor != .red)
  }

  @Test func `draw of a subclass is not called`() {
    final class Drawing: ImageView { override func draw(_ rect: CGRect) { Issue.record("called") } }
    expectEqual(Drawing(image: Self.image).drawing().commands.count, 1)
  }

  @Test func `an image that flips is mirrored in a layout from right to left, around its middle`() {
    let flipping = Self.image.imageFlippedForRightToLeftLayoutDirection()
    let view = view(flipping, .left)
    let rect = CGRect(x: 0, y: 5, width: 10, height: 10)
    expectEqual(view.drawing().commands, [.image(.init(flipping, in: rect))])
    view.semanticContentAttribute = .forceRightToLeft
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    expectEqual(
      view.drawing().commands, [.saveState, .concatenate(mirror), .image(.init(flipping, in: rect)), .restoreState])
    view.image = Self.image
    expectEqual(view.drawing().commands.count, 1)
  }

  @Test func `an image's own tint is drawn where the view's is not`() {
    let red = Self.image.withTintColor(.red)
    expectEqual(view(red).drawing().commands, [.image(.init(red, in: rect, tint: Color.red.cgColor))])
    let template = view(red.withRenderingMode(.alwaysTemplate))
    template.tintColor = .blue
    expectEqual(template.drawing().commands, [.image(.init(template.image ?? red, in: rect, tint: Color.blue.cgColor))])
  }
}
