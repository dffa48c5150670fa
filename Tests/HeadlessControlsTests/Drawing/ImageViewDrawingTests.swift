import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The drawing of image views", .reportsIssuesAsFailures)
struct ImageViewDrawingTests {
  static let image = Image(size: CGSize(width: 10, height: 10))

  private func view(_ image: Image? = image, _ mode: View.ContentMode = .scaleToFill) -> ImageView {
    let view = ImageView(image: image)
    view.frame = CGRect(x: 5, y: 5, width: 40, height: 20)
    view.contentMode = mode
    return view
  }

  @Test("the image is placed as the content mode says")
  func contentMode() {
    #expect(view().drawing().commands == [.image(.init(Self.image, in: CGRect(x: 0, y: 0, width: 40, height: 20)))])
    let fitted = CGRect(x: 10, y: 0, width: 20, height: 20)
    #expect(view(Self.image, .scaleAspectFit).drawing().commands == [.image(.init(Self.image, in: fitted))])
  }

  @Test("it may stick out of the view, unless the view clips")
  func sticksOut() {
    let filled = CGRect(x: 0, y: -10, width: 40, height: 40)
    let view = view(Self.image, .scaleAspectFill)
    #expect(view.drawing().commands == [.image(.init(Self.image, in: filled))])
    view.clipsToBounds = true
    let clip = DrawingList.Command.clip(.rect(CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(view.drawing().commands == [.saveState, clip, .image(.init(Self.image, in: filled)), .restoreState])
  }

  @Test("without an image, or with an empty one, there is nothing")
  func empty() {
    #expect(view(nil).drawing().isEmpty)
    #expect(view(Image()).drawing().isEmpty)
  }

  @Test("a template has the tint, dimmed where tints are dimmed")
  func tint() {
    let template = Self.image.withRenderingMode(.alwaysTemplate)
    let view = view(template)
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.tintColor = .red
    #expect(view.drawing().commands == [.image(.init(template, in: rect, tint: Color.red.cgColor))])
    view.tintAdjustmentMode = .dimmed
    #expect(view.drawing().commands == [.image(.init(template, in: rect, tint: view.tintColor.cgColor))])
    #expect(view.tintColor != .red)
  }

  @Test("draw of a subclass is not called")
  func subclass() {
    final class Drawing: ImageView {
      override func draw(_ rect: CGRect) { Issue.record("called") }
    }
    #expect(Drawing(image: Self.image).drawing().commands.count == 1)
  }
}
