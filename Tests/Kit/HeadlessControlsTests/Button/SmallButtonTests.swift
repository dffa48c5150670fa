import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Small buttons", .reportsIssuesAsFailures, .sizedTitles) struct SmallButtonTests {
  @Test(
    arguments: [
      (CGSize(20, 30), CGRect(0, 0, 20, 30)), (CGSize(20, 60), CGRect(0, 10, 20, 40)),
      (CGSize(60, 20), CGRect(10, 0, 40, 20)), (CGSize(20, 20), CGRect(0, 0, 20, 20)),
      (CGSize(80, 80), CGRect(20, 20, 40, 40)), (CGSize(40, 40), CGRect(0, 0, 40, 40)),
    ] as [(CGSize, CGRect)])
  func `D1.6 D2.13 an image is squeezed into the button in width and in height, and never enlarged`(
    button: CGSize, frame: CGRect
  ) {
    expectEqual(Button.sample(button, image: CGSize(40, 40)).laidOut.image, frame)
  }

  @Test(.screen(scale: 3))
  func `a7 a title that fits exactly is not truncated, whatever the rounding error of thirds`() {
    for thirds in 1...400 {
      let title = CGSize(CGFloat(thirds) / 3, 18)
      let measurer = RecordedTextMeasurer(["Exact": title])
      TextMeasuring.withCurrent(measurer) {
        let beside = Button.sample(CGSize(16 + title.width, 30), image: CGSize(16, 16))
        beside.setTitle("Exact", for: .normal)
        expectEqual(beside.laidOut.title.width, title.width)
        let inset = Button.sample(CGSize(title.width + 4.1 + 7.3, 30))
        inset.contentEdgeInsets = EdgeInsets(0, 4.1, 0, 7.3)
        inset.setTitle("Exact", for: .normal)
        expectEqual(inset.laidOut.title.width, title.width)
      }
    }
  }

  @Test func `a5 half a pixel rounds up for a title that sticks out of its area inside the button`() {
    let recipe = Button.sample(CGSize(100, 60), image: CGSize(40, 40), title: CGSize(50, 21.5))
    recipe.titleEdgeInsets = EdgeInsets(40 + 5, -40, 0, 0)
    expectEqual(recipe.laidOut.title.minY, 42, "45 + (15 - 21.5) / 2 = 41.75, half-up")
  }

  @Test func `D1.6 negative insets are applied before clamping to the bounds`() {
    let button = Button.sample(CGSize(20, 30), image: CGSize(40, 40))
    button.imageEdgeInsets = EdgeInsets(-10, -10, -10, -10)
    expectEqual(button.laidOut.image, CGRect(-10, -5, 40, 40))
  }

  @Test(.textMeasurer(.oneEm)) func `D1.7 a title's width is squeezed`() {
    expectEqual(Button.titled("abcdef", frame: CGRect(0, 0, 18 * 3, 20)).laidOut.title.width, CGFloat(18 * 3))
  }

  struct SticksOut {
    let scale, room, title, minY: CGFloat
  }

  @Test(arguments: [
    // -0.25 is half a pixel.
    SticksOut(scale: 2, room: 20.5, title: 21, minY: 0),
    // -0.75 is one and a half.
    SticksOut(scale: 2, room: 20, title: 21.5, minY: -0.5),
    // -0.5 is a whole one.
    SticksOut(scale: 2, room: 20, title: 21, minY: -0.5),
    // -1/6 is half a pixel, -1/2 one and a half.
    SticksOut(scale: 3, room: 21, title: 64.0 / 3, minY: 0),
    SticksOut(scale: 3, room: 20, title: 21, minY: -1.0 / 3),
  ])
  func `a5 a6 D1.7 a title higher than the button sticks out evenly, and half a pixel rounds up`(row: SticksOut) {
    Screen.withMain(Screen(scale: row.scale)) {
      TextMeasuring.withCurrent(RecordedTextMeasurer(["High": CGSize(100, row.title)])) {
        let button = Button.titled("High", frame: CGRect(0, 0, 162.5, row.room))
        let title = button.laidOut.title
        #expect(abs(title.minY - row.minY) < 1e-9 && title.height == row.title, "\(title.shortDescription)")
      }
    }
  }

  @Test func `a6 the image is clamped to its rectangle less its own insets`() {
    let button = Button.sample(CGSize(30, 30), image: CGSize(40, 40))
    button.contentEdgeInsets = EdgeInsets(1, 2, 3, 4)
    button.imageEdgeInsets = EdgeInsets(5, 6, 7, 8)
    expectEqual(button.laidOut.image, CGRect(2 + 6, 1 + 5, 30 - 2 - 4 - 6 - 8, 30 - 1 - 3 - 5 - 7))
  }

  @Test(.textMeasurer(.oneEm)) func `a6 the title gets the width that is left beside the image`() {
    // Four characters are left for the title beside the image.
    let button = Button(frame: CGRect(0, 0, 20 + 18 * 4, 20))
    button.setImage(Image(size: CGSize(20, 20)), for: .normal)
    button.setTitle("abcdefgh", for: .normal)
    #expect(button.laidOut.image == CGRect(0, 0, 20, 20) && button.laidOut.title == CGRect(20, 1, 18 * 4, 18))
  }

  @Test func `a6 an image as wide as the button leaves no width for the title`() {
    let frames = Button.sample(CGSize(30, 30), image: CGSize(40, 20), title: CGSize(50, 18)).laidOut
    #expect(frames.image == CGRect(0, 5, 30, 20) && frames.title.width == 0 && frames.title.height == 18)
  }

  @Test(.textMeasurer(.oneEm)) func `a7 a truncated title hugs the shortened line, in the middle`() {
    // Room for 3.5 characters: two of them and the ellipsis fit.
    let button = Button.titled("abcdef", frame: CGRect(0, 0, 18 * 3.5, 20))
    expectEqual(button.laidOut.title, CGRect(x: 18 * 0.5 / 2, y: 1, width: 18 * 3, height: 18))
    expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
    expectEqual(button.titleLabel?.text, "abcdef", "the label has the whole text")
  }

  @Test(.textMeasurer(.oneEm)) func `a7 the label's own line break mode decides`() {
    let button = Button.titled("abcdef", frame: CGRect(0, 0, 18 * 3.5, 20))
    button.titleLabel?.lineBreakMode = .byClipping
    expectEqual(button.laidOut.title.width, CGFloat(18 * 3.5))
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    expectEqual(button.laidOut.title.width, CGFloat(18 * 3))
  }
}
