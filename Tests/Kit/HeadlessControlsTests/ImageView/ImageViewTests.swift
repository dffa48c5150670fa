import HeadlessKit
import HeadlessTesting

@MainActor @Suite("ImageView", .reportsIssuesAsFailures) struct ImageViewTests {
  let image = Image(size: CGSize(12, 8))

  @Test func `init(image:) sets the image's size at the origin`() {
    let view = ImageView(image: image)
    #expect(view.frame == CGRect(0, 0, 12, 8) && view.image === image && !view.isUserInteractionEnabled)
    expectEqual(ImageView(image: nil).frame, .zero)
  }

  @Test func `the image's size is what fits, without an image the view's own`() {
    let view = ImageView(frame: CGRect(0, 0, 100, 50))
    expectEqual(view.sizeThatFits(.zero), CGSize(100, 50))
    expectEqual(view.intrinsicContentSize, CGSize(View.noIntrinsicMetric, View.noIntrinsicMetric))
    view.image = image
    #expect(view.sizeThatFits(.zero) == CGSize(12, 8) && view.intrinsicContentSize == CGSize(12, 8))
    view.sizeToFit()
    expectEqual(view.frame.size, CGSize(12, 8))
  }

  final class Told: ImageView {
    var count = 0
    override func invalidateIntrinsicContentSize() { count += 1 }
  }

  @Test func `only an image of another size invalidates the size`() {
    let view = Told(frame: .zero)
    view.image = image
    expectEqual(view.count, 1)
    view.image = image
    view.image = Image(size: CGSize(12, 8))
    expectEqual(view.count, 1)
    view.image = image.withAlignmentRectInsets(EdgeInsets(1, 0, 0, 0))
    expectEqual(view.count, 2, "it has another alignment rectangle")
    view.image = nil
    expectEqual(view.count, 3)
  }

  @Test func `an image view of one's own tints templates only`() {
    for mode in [Image.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate] {
      let view = ImageView(image: image.withRenderingMode(mode))
      view.tintColor = .red
      expectEqual(view.imageTreatment, mode == .alwaysTemplate ? .tinted(.red) : .plain, "\(mode)")
      expectEqual(view.image?.size, image.size, "a rendering mode does not change the size")
    }
    expectEqual(ImageView(frame: .zero).imageTreatment, .plain)
  }

  @Test func `a template follows an inherited tint`() {
    let parent = View()
    let view = parent.adding(ImageView(image: image.withRenderingMode(.alwaysTemplate)))
    expectEqual(view.imageTreatment, .tinted(.systemBlue))
    parent.tintColor = .green
    expectEqual(view.imageTreatment, .tinted(.green))
  }
}
