import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Image position button", .reportsIssuesAsFailures, .sampleTexts) struct ImagePositionButtonTests {
  @Test func `a changed value marks for layout, an equal one does not`() {
    let setters: [(name: String, set: (ImagePositionButton) -> Void)] = [
      ("imagePosition", { $0.imagePosition = .bottom }), ("subtitle", { $0.subtitle = "sub" }),
      ("interTitleImageSpacing", { $0.interTitleImageSpacing = 9 }), ("subtitleColor", { $0.subtitleColor = .red }),
      ("subtitleLabel.font", { $0.subtitleLabel?.font = .systemFont(ofSize: 9) }),
      ("imageCornerRadius", { $0.imageCornerRadius = 5 }), ("cornersFollowHeight", { $0.cornersFollowHeight = true }),
      ("highlightedBackgroundColor", { $0.highlightedBackgroundColor = .red }),
      ("highlightedBorderColor", { $0.highlightedBorderColor = .red }),
      ("highlightedAlpha", { $0.highlightedAlpha = 0.5 }), ("disabledAlpha", { $0.disabledAlpha = 0.5 }),
      ("tintsTitleAndImage", { $0.tintsTitleAndImage = true }),
    ]
    for (name, set) in setters {
      let button = ImagePositionButton(sample: 100, 40)
      _ = button.subtitleLabel
      #expect(button.isMarked { set(button) }, "\(name)")
      #expect(!button.isMarked { set(button) }, "\(name)")
    }
  }

  @Test func `a change of the size invalidates the intrinsic size once`() {
    final class Counting: ImagePositionButton {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        count += 1
      }
    }
    let button = Counting(frame: .zero)
    button.imagePosition = .top
    button.imagePosition = .top
    expectEqual(button.count, 1)
    button.interTitleImageSpacing = 5
    expectEqual(button.count, 2)
    button.subtitle = "sub"
    expectEqual(button.count, 3)
    button.highlightedAlpha = 0.5
    expectEqual(button.count, 3)
  }

  @Test func `the defaults are image left, 4 points, and the appearance of a plain button`() {
    let button = ImagePositionButton(frame: .zero)
    #expect(button.imagePosition == .left && button.interTitleImageSpacing == 4)
    #expect(button.subtitle == nil && button.imageCornerRadius == 0)
    #expect(!button.cornersFollowHeight && !button.tintsTitleAndImage)
    #expect(button.highlightedAlpha == 1 && button.disabledAlpha == 1)
    expectEqual(button.subviews, [], "D4.1 holds for it too")
  }

  @Test func `a number that cannot be used is reported and refused`() {
    let button = ImagePositionButton(frame: .zero)
    var marked = true
    let reports = IssueReporting.collect {
      marked = button.isMarked {
        button.interTitleImageSpacing = .nan
        button.interTitleImageSpacing = .infinity
        button.imageCornerRadius = -1
        button.highlightedAlpha = 1.5
        button.disabledAlpha = .nan
      }
    }
    #expect(
      reports.map(\.description) == [
        "ImagePositionButton.interTitleImageSpacing: nan is not finite; keeping the old value. "
          + "Pass a finite number of points.",
        "ImagePositionButton.interTitleImageSpacing: inf is not finite; keeping the old value. "
          + "Pass a finite number of points.",
        "ImagePositionButton.imageCornerRadius: -1.0 is negative or not finite; keeping the old value. "
          + "Pass a finite number of points, zero or more.",
        "ImagePositionButton.highlightedAlpha: 1.5 is not from 0 to 1; keeping the old value. Pass a number from 0 to 1.",
        "ImagePositionButton.disabledAlpha: nan is not from 0 to 1; keeping the old value. Pass a number from 0 to 1.",
      ])
    #expect(!marked && button.interTitleImageSpacing == 4)
    #expect(button.imageCornerRadius == 0 && button.highlightedAlpha == 1)
    expectEqual(button.disabledAlpha, 1)
  }

  @Test func `D0.10 D3.7 it answers through the hooks, in the documented order, without reading the subviews there`() {
    let button = ImagePositionButton(sample: 200, 100)
    button.imagePosition = .top
    #expect(
      LayoutTrace.recording(of: button) { button.layoutIfNeeded() }.description == """
        layoutSubviews ImagePositionButton
        contentRect(forBounds:) (0, 0, 200, 100) -> (0, 0, 200, 100)
        imageRect(forContentRect:) (0, 0, 200, 100) -> (85, 33, 30, 20)
        contentRect(forBounds:) (0, 0, 200, 100) -> (0, 0, 200, 100)
        titleRect(forContentRect:) (0, 0, 200, 100) -> (75, 57, 50, 10)
        contentRect(forBounds:) (0, 0, 200, 100) -> (0, 0, 200, 100)
        imageRect(forContentRect:) (0, 0, 200, 100) -> (85, 33, 30, 20)
        """)
  }

  @Test(.textMeasurer(.oneEm)) func `the hooks answer before any layout and after the font has changed`() {
    let button = ImagePositionButton(sample: 0, 0, title: "four", image: nil)
    let room = CGRect(x: 0, y: 0, width: 200, height: 100)
    expectEqual(button.titleRect(forContentRect: room).size, CGSize(width: 4 * 18, height: 18))
    button.titleLabel?.font = .systemFont(ofSize: 10)
    expectEqual(button.titleRect(forContentRect: room).size, CGSize(width: 4 * 10, height: 10))
    let system = ImagePositionButton(type: .system)
    system.setTitle("four", for: .normal)
    expectEqual(system.titleRect(forContentRect: room).size, CGSize(width: 4 * 15, height: 15))
  }

  @Test(.textMeasurer(.oneEm)) func `the state's title and image are used`() {
    let button = ImagePositionButton(sample: 200, 100, title: "four")
    button.setTitle("eleven char", for: .highlighted)
    button.setImage(Image(size: CGSize(width: 8, height: 8)), for: .highlighted)
    expectEqual(button.titleFrame.width, CGFloat(4 * 18))
    button.isHighlighted = true
    expectEqual(button.imageFrame.size, CGSize(width: 8, height: 8))
    expectEqual(button.titleFrame.width, CGFloat(200 - 8 - 4), "11 × 18 = 198 has no room")
  }

  @Test func `D0.10 D0.13 a subclass overrides properties, hooks and layout as it likes`() {
    final class Own: ImagePositionButton {
      override var imagePosition: ImagePosition {
        get { .right }
        set {}
      }
      override var currentTitle: String? { "title" }
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect).offsetBy(dx: 1, dy: 2)
      }
      override func subtitleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame.origin.y = 0
      }
    }
    let button = Own(frame: CGRect(x: 0, y: 0, width: 220, height: 100))
    button.setImage(Sample.icon, for: .normal)
    button.subtitle = "sub"
    // Content 200 wide from 10; 50 + 4 + 30 = 84 in it: (200 - 84) / 2 = 58.
    expectEqual(button.titleFrame, CGRect(x: 10 + 58, y: 0, width: 50, height: 10))
    expectEqual(button.imageFrame, CGRect(x: 68 + 50 + 4 + 1, y: 40 + 2, width: 30, height: 20))
    expectEqual(button.subtitleLabel?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(Own(type: .system).buttonType, .system)
  }

  @Test func `D0.12 a subclass that reads titleLabel in a hook is reported, once`() {
    final class Reading: ImagePositionButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        _ = titleLabel
        return super.titleRect(forContentRect: contentRect)
      }
    }
    let button = Reading(sample: 200, 100)
    let reports = IssueReporting.collect { button.layoutIfNeeded() }
    expectEqual(reports.map(\.place), ["Reading.titleRect(forContentRect:)"])
    expectEqual(button.titleFrame.width, 50)
  }
}
