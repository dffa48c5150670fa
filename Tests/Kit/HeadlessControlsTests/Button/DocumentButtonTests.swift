import HeadlessKit
import HeadlessTesting

/// The subclasses that the documents show, written as a Swift developer writes them.
@MainActor @Suite("Document buttons", .reportsIssuesAsFailures) struct DocumentButtonTests {
  let icon = Image(size: CGSize(30, 30))

  final class CustomButton: Button {
    var interTitleImageSpacing: CGFloat = 0

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let titleSize = CGSize(width: contentRect.width, height: 25)
      let imageFrame = imageRect(forContentRect: contentRect)
      return CGRect(
        x: (contentRect.width - titleSize.width) * 0.5,
        y: imageFrame.origin.y + imageFrame.size.height + interTitleImageSpacing, width: titleSize.width,
        height: titleSize.height)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      let imageSize = CGSize(width: 25, height: 24)
      return CGRect(
        x: (contentRect.width - imageSize.width) * 0.5, y: 0, width: imageSize.width, height: imageSize.height)
    }
  }

  @Test func `D0.10 what the two hooks return are the frames`() {
    let superview = View(frame: CGRect(0, 0, 375, 667))
    let button = CustomButton(frame: CGRect(100, 100, 75, 75))
    button.setImage(icon, for: .normal)
    button.setTitle("title", for: .normal)
    button.interTitleImageSpacing = 20
    button.titleLabel?.textAlignment = .center
    superview.addSubview(button)
    superview.layoutIfNeeded()
    expectEqual(button.imageView?.frame, CGRect((75 - 25) / 2, 0, 25, 24))
    expectEqual(button.titleLabel?.frame, CGRect(0, 24 + 20, 75, 25))
    expectEqual(button.titleLabel?.textAlignment, .center)
  }

  @Test func `D0.13 frames set in layoutSubviews after super are the final ones`() {
    final class Stacked: Button {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let imageView, let titleLabel else { return }
        imageView.frame.origin = CGPoint(x: (bounds.width - imageView.frame.width) / 2, y: 0)
        titleLabel.frame = CGRect(x: 0, y: imageView.frame.maxY + 5, width: bounds.width, height: 20)
      }
    }
    let button = Stacked(frame: CGRect(0, 0, 80, 80))
    button.setImage(icon, for: .normal)
    button.setTitle("title", for: .normal)
    for _ in 1...3 {
      expectEqual(button.laidOut.image, CGRect((80 - 30) / 2, 0, 30, 30))
      expectEqual(button.laidOut.title, CGRect(0, 30 + 5, 80, 20))
      button.setNeedsLayout()
    }
  }

  class MyButton: Button {
    var imageRect = CGRect.zero
    var titleRect = CGRect.zero

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      if !titleRect.isEmpty && titleRect != .zero { return titleRect }
      return super.titleRect(forContentRect: contentRect)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      if !imageRect.isEmpty && imageRect != .zero { return imageRect }
      return super.imageRect(forContentRect: contentRect)
    }
  }

  final class FittingButton: MyButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      let hasTitleRect = !(titleRect.isEmpty || titleRect == .zero)
      let hasImageRect = !(imageRect.isEmpty || imageRect == .zero)
      if hasImageRect || hasTitleRect {
        var rect = frame
        let current = (hasImageRect ? imageRect : .zero).union(hasTitleRect ? titleRect : .zero)
        rect.size.width = current.size.width + current.origin.x * 2
        rect.size.height = current.size.height + current.origin.y * 2
        frame = rect
      }
    }
  }

  /// Sets the button up as the document does, in a superview.
  func setUp(_ button: MyButton, in superview: View) {
    button.backgroundColor = .red
    button.setTitle("title", for: .normal)
    button.setImage(icon, for: .normal)
    button.titleRect = CGRect(60, 10, 100, 40)
    button.imageRect = CGRect(10, 10, 40, 40)
    superview.addSubview(button)
  }

  @Test func `D3.10 stored rectangles become the frames, the button's own frame stays zero`() {
    let superview = View(frame: CGRect(0, 0, 375, 667))
    let button = MyButton(frame: .zero)
    setUp(button, in: superview)
    superview.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, CGRect(60, 10, 100, 40))
    #expect(button.imageView?.frame == CGRect(10, 10, 40, 40) && button.frame == .zero)
  }

  @Test func `D3.11 a layoutSubviews that sets the button's own frame settles`() {
    let superview = View(frame: CGRect(0, 0, 375, 667))
    let button = FittingButton(frame: .zero)
    setUp(button, in: superview)
    let trace = LayoutTrace.recording(of: button) { superview.layoutIfNeeded() }
    // The union is (10, 10, 150, 40); its origin is added on both sides.
    expectEqual(button.frame, CGRect(0, 0, (160 - 10) + 10 * 2, 40 + 10 * 2))
    expectEqual(button.titleLabel?.frame, CGRect(60, 10, 100, 40))
    expectEqual(button.imageView?.frame, CGRect(10, 10, 40, 40))
    #expect(trace.calls.count { $0.method == "layoutSubviews" } <= 2)
    #expect(LayoutTrace.recording { superview.layoutIfNeeded() }.calls.isEmpty, "and nothing is left to do")
  }

  class ConfiguredButton: Button {
    override init(frame: CGRect) {
      super.init(frame: frame)
      titleLabel?.backgroundColor = .blue
      titleLabel?.textAlignment = .center
      imageView?.backgroundColor = .yellow
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class HookButton: ConfiguredButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(
        x: 0, y: contentRect.size.width, width: contentRect.size.width,
        height: contentRect.size.height - contentRect.size.width)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: contentRect.size.width, height: contentRect.size.width)
    }
  }

  final class LayoutButton: ConfiguredButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      let imageW = bounds.size.width
      let imageH = imageW
      imageView?.frame = CGRect(x: 0, y: 0, width: imageW, height: imageH)
      let titleY = imageH
      titleLabel?.frame = CGRect(x: 0, y: titleY, width: imageW, height: bounds.size.height - titleY)
    }
  }

  func check(_ button: ConfiguredButton) {
    button.setImage(icon, for: .normal)
    button.setTitle("title", for: .normal)
    expectEqual(button.laidOut.image, CGRect(0, 0, 100, 100))
    expectEqual(button.laidOut.title, CGRect(0, 100, 100, 140 - 100))
    #expect(button.titleLabel?.backgroundColor == .blue && button.titleLabel?.textAlignment == .center)
    expectEqual(button.imageView?.backgroundColor, .yellow)
    expectEqual(button.subviews, [button.imageView, button.titleLabel])
  }

  @Test func `D4.5 by hooks: picture above text, and what init(frame:) configured stays`() {
    check(HookButton(frame: CGRect(0, 0, 100, 140)))
  }

  @Test func `D4.6 by layoutSubviews after super: the same frames`() {
    check(LayoutButton(frame: CGRect(0, 0, 100, 140)))
  }
}
