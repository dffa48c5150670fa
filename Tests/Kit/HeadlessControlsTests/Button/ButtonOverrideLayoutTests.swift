import HeadlessKit
import HeadlessTesting

/// Subclasses that override geometry, hooks, sizes and subviews: the toolkit must go through their members.
@MainActor @Suite("Button overrides: layout", .reportsIssuesAsFailures, .sizedTitles) struct ButtonOverrideLayoutTests {
  @Test func `frame with an observer, also called by sizeToFit`() {
    final class Sub: Button {
      var seen: [CGSize] = []
      override var frame: CGRect { didSet { seen.append(frame.size) } }
    }
    let button = filled(Sub(frame: .zero))
    button.sizeToFit()
    expectEqual(button.seen, [CGSize(100, 60), CGSize(20 + 40, 20)])
    button.layoutIfNeeded()
    expectEqual(button.seen.count, 2, "a layout sets the frames of subviews only")
  }

  @Test func `frame with a setter that adds a distance`() {
    final class Sub: Button {
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 10, dy: 0) }
      }
    }
    let button = filled(Sub(frame: .zero))
    #expect(button.frame == CGRect(10, 0, 80, 60) && button.laidOut.image.minX == CGFloat((80 - 60) / 2))
  }

  @Test func `bounds with a getter of its own are what the hooks get`() {
    final class Sub: Button {
      override var bounds: CGRect {
        get { super.bounds.insetBy(dx: 10, dy: 5) }
        set { super.bounds = newValue }
      }
    }
    let button = filled(Sub(frame: .zero))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    expectEqual(button.laidOut.image.origin, CGPoint(x: 10, y: 5))
  }

  @Test func `D0.11 D2.20 each of the four hooks decides its frame, and contentRect what two of them get`() throws {
    final class Sub: Button {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 2) }
      override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(origin: contentRect.origin, size: CGSize(5, 5))
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 3)
      }
    }
    let button = filled(Sub(frame: .zero))
    button.setBackgroundImage(Image(size: CGSize(4, 4)), for: .normal)
    let frames = button.laidOut
    try expectEqual(#require(button.subviews.first).frame, CGRect(1, 2, 98, 56))
    expectEqual(frames.image, CGRect(10, 10, 5, 5))
    // The pair of 20 + 40 in 80×40 at (10, 10), title 18 high, three lower.
    expectEqual(frames.title, CGRect(10 + 10 + 20, 10 + 11 + 3, 40, 18))
  }

  @Test func `a9 a hook's negative size is standardized in the frame`() {
    final class Sub: Button {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 50, y: 40, width: -20, height: -10)
      }
    }
    expectEqual(filled(Sub(frame: .zero)).laidOut.image, CGRect(30, 30, 20, 10))
  }

  @Test func `sizeThatFits decides sizeToFit`() {
    final class Sub: Button {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(fitting.width + 16, max(fitting.height, 44))
      }
    }
    let button = filled(Sub(frame: .zero))
    button.sizeToFit()
    expectEqual(button.frame.size, CGSize(20 + 40 + 16, 44))
  }

  @Test func `intrinsicContentSize starts from super`() {
    final class Sub: Button {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(size.width + titleEdgeInsets.left + titleEdgeInsets.right, size.height)
      }
    }
    let button = filled(Sub(frame: .zero))
    button.titleEdgeInsets = EdgeInsets(0, 5, 0, 3)
    expectEqual(button.intrinsicContentSize, CGSize(20 + 40 + 8, 20))
  }

  @Test func `imageView and titleLabel configured in their getters`() {
    final class Sub: Button {
      override var imageView: ImageView? {
        let view = super.imageView
        view?.contentMode = .scaleAspectFit
        return view
      }
      override var titleLabel: Label? {
        let label = super.titleLabel
        label?.numberOfLines = 2
        return label
      }
    }
    let button = filled(Sub(frame: .zero))
    #expect(button.laidOut.image == CGRect(20, 20, 20, 20) && button.laidOut.title == CGRect(40, 21, 40, 18))
    #expect(button.imageView?.contentMode == .scaleAspectFit && button.titleLabel?.numberOfLines == 2)
    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty, "reading settles")
  }

  @Test func `a label and an image view of one's own are what readers get, and no misuse`() {
    final class Sub: Button {
      let ownLabel = Label(frame: .zero)
      override var titleLabel: Label? { ownLabel }
      override var imageView: ImageView? { nil }
    }
    let button = filled(Sub(frame: .zero))
    button.layoutIfNeeded()
    #expect(button.titleLabel === button.ownLabel && button.imageView == nil)
  }

  @Test func `placement and size use the inset getters alone`() {
    final class Sub: Button {
      override var contentEdgeInsets: EdgeInsets {
        get { EdgeInsets(1, 2, 3, 4) }
        set {}
      }
      override var titleEdgeInsets: EdgeInsets {
        get { EdgeInsets(0, 6, 0, -6) }
        set {}
      }
      override var imageEdgeInsets: EdgeInsets {
        get { EdgeInsets(5, 0, -5, 0) }
        set {}
      }
    }
    let button = filled(Sub(frame: .zero))
    button.contentEdgeInsets = EdgeInsets(9, 9, 9, 9)
    expectEqual(button.sizeThatFits(.zero), CGSize(60 + 2 + 4, 20 + 1 + 3))
    let content = CGRect(2, 1, 100 - 6, 60 - 4)
    expectEqual(button.contentRect(forBounds: button.bounds), content)
    expectEqual(button.laidOut.image, CGRect(2 + (94 - 60) / 2, 1 + (56 - 20) / 2 + 5, 20, 20))
    expectEqual(button.laidOut.title, CGRect(2 + (94 - 60) / 2 + 20 + 6, 1 + (56 - 18) / 2, 40, 18))
  }

  @Test func `overridden alignment getters alone are used`() {
    final class Sub: Button {
      override var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { .trailing }
        set {}
      }
      override var contentVerticalAlignment: ContentVerticalAlignment {
        get { .bottom }
        set {}
      }
    }
    let button = filled(Sub(frame: .zero))
    expectEqual(button.laidOut.title, CGRect(100 - 40, 60 - 18, 40, 18))
    expectEqual(button.effectiveContentHorizontalAlignment, .right)
  }
}
