import HeadlessKit
import HeadlessTesting

/// `sizeToFit()`, the padding that stays after it, and the notifications of a new size.
@MainActor @Suite("Button fitting", .reportsIssuesAsFailures, .sizedTitles) struct ButtonFittingTests {
  @Test func `b7 a background image's size is a minimum and ends the padding`() {
    let button = Button.sample(.zero, title: CGSize(10, 18))
    button.setBackgroundImage(Image(size: CGSize(5, 5)), for: .normal)
    expectEqual(button.sizeThatFits(.zero), CGSize(10, 18))
    button.setBackgroundImage(Image(size: CGSize(50, 5)), for: .normal)
    expectEqual(button.sizeThatFits(.zero), CGSize(50, 18))
    button.setBackgroundImage(Image(size: CGSize(5, 50)), for: .normal)
    expectEqual(button.sizeThatFits(.zero), CGSize(10, 50))
  }

  @Test(
    arguments: [
      (.top, true, 6), (.bottom, true, 100 - 18 - 6), (.center, true, (100 - 18) / 2), (.top, false, 0),
      (.bottom, false, 100 - 18), (.center, false, (100 - 18) / 2),
    ] as [(Control.ContentVerticalAlignment, fits: Bool, minY: CGFloat)])
  func `b8 after sizeToFit a padded button still has 6 above and below its title`(
    alignment: Control.ContentVerticalAlignment, fits: Bool, minY: CGFloat
  ) {
    let button = Button.sample(.zero, title: CGSize(46, 18), type: .system)
    if fits { button.sizeToFit() }
    button.frame = CGRect(0, 0, 120, 100)
    button.contentVerticalAlignment = alignment
    expectEqual(button.laidOut.title, CGRect((120 - 46) / 2, minY, 46, 18))
  }

  @Test func `b8 a5 in the middle and under fill the padding does not shrink the title`() {
    let button = Button.sample(.zero, title: CGSize(46, 21.5))
    button.sizeToFit()
    button.frame = CGRect(0, 0, 46, 30)
    expectEqual(button.laidOut.title, CGRect(0, 4.5, 46, 21.5), "(30 - 21.5) / 2 = 4.25, half-up")
    button.contentVerticalAlignment = .fill
    expectEqual(button.laidOut.title, CGRect(0, 0, 46, 30))
  }

  @Test func `b8 an unpadded button has no padding after sizeToFit`() {
    let button = Button.sample(.zero, image: CGSize(10, 10), title: CGSize(46, 18))
    button.sizeToFit()
    button.frame = CGRect(0, 0, 120, 100)
    button.contentVerticalAlignment = .top
    expectEqual(button.laidOut.title.minY, 0)
    button.setImage(nil, for: .normal)
    expectEqual(button.laidOut.title.minY, 0, "it was not padded when it was fitted")
  }

  @Test func `b8 the padding stays only while the button is padded: an image, a background or an inset ends it`() {
    let button = Button.sample(.zero, title: CGSize(46, 18), type: .system)
    button.sizeToFit()
    button.frame = CGRect(0, 0, 120, 100)
    button.contentVerticalAlignment = .top
    expectEqual(button.laidOut.title.minY, 6)
    button.setImage(Image(size: CGSize(10, 10)), for: .normal)
    expectEqual(button.laidOut.title.minY, 0, "an image was set")
    button.setImage(nil, for: .normal)
    expectEqual(button.laidOut.title.minY, 6)
    button.setBackgroundImage(Image(size: CGSize(4, 4)), for: .normal)
    expectEqual(button.laidOut.title.minY, 0, "a background image was set")
    button.setBackgroundImage(nil, for: .normal)
    button.contentEdgeInsets = EdgeInsets(0, 3, 0, 0)
    expectEqual(button.laidOut.title.minY, 0, "an inset was set")
    button.sizeToFit()
    button.contentEdgeInsets = .zero
    expectEqual(button.laidOut.title.minY, 0, "it was not padded when it was last fitted")
  }

  @Test(arguments: [Button.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd])
  func `b9 a button with a picture of its type is 22×22, whatever the font, and with an image as small as that`(
    type: Button.ButtonType
  ) {
    let button = Button(type: type)
    button.titleLabel?.font = .systemFont(ofSize: 60)
    #expect(button.sizeThatFits(.zero) == CGSize(22, 22) && button.currentImage?.size == CGSize(22, 22))
    button.sizeToFit()
    expectEqual(button.laidOut.image, CGRect(0, 0, 22, 22))
    button.setImage(Image(size: CGSize(10, 6)), for: .normal)
    expectEqual(button.sizeThatFits(.zero), CGSize(10, 6))
  }

  typealias Dump = (title: CGSize, scale: CGFloat, button: CGSize, label: CGRect)

  @Test(
    arguments: [
      (title: CGSize(137.0 / 3, 18), scale: 3, button: CGSize(46, 30), label: CGRect(1.0 / 3, 6, 137.0 / 3, 18)),
      (title: CGSize(46, 18), scale: 2, button: CGSize(46, 30), label: CGRect(0, 6, 46, 18)),
      (title: CGSize(36.5, 18), scale: 2, button: CGSize(37, 30), label: CGRect(0.5, 6, 36.5, 18)),
      (title: CGSize(97, 18), scale: 2, button: CGSize(97, 30), label: CGRect(0, 6, 97, 18)),
    ] as [Dump])
  func `b10 real system buttons: the fitted button and its label`(row: Dump) {
    // Not written as `46×18`: six digits of 137/3 are not on the grid.
    let measurer = RecordedTextMeasurer(["Button": row.title])
    TextMeasuring.withCurrent(measurer) {
      Screen.withMain(Screen(scale: row.scale)) {
        let button = Button.titled("Button", type: .system)
        button.sizeToFit()
        expectEqual(button.frame.size, row.button)
        let title = button.laidOut.title
        #expect(title.isClose(to: row.label), "\(title.shortDescription)")
      }
    }
  }

  @Test func `D2.15 sizeToFit sets the size of the content and not the origin`() {
    let button = Button.sample(.zero, image: CGSize(20, 20), title: CGSize(40, 18))
    button.frame = CGRect(7, 9, 500, 500)
    button.sizeToFit()
    expectEqual(button.frame, CGRect(7, 9, 20 + 40, 20))
  }

  @Test func `D2.19 content insets of 12 left and right make the fitted button 24 wider`() {
    let button = Button.sample(.zero, image: CGSize(20, 20), title: CGSize(40, 18))
    button.sizeToFit()
    let before = button.frame.size
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    button.sizeToFit()
    expectEqual(button.frame.size, CGSize(before.width + 24, before.height))
    #expect(button.laidOut.image.minX == 12 && button.laidOut.title.maxX == button.bounds.width - 12)
  }

  final class Told: Button {
    var count = 0
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      count += 1
    }
  }

  /// Returns a button with a title after a change, which has counted the calls since its layout.
  func told(_ row: ButtonChange<Told>) -> Told {
    let button = Told(frame: CGRect(0, 0, 100, 40))
    button.layOut { $0.setTitle("title", for: .normal) }
    button.count = 0
    row.make(button)
    return button
  }

  nonisolated static let sizeChanges: [ButtonChange<Told>] = [
    ("title", { $0.setTitle("other", for: .normal) }),
    ("attributed title", { $0.setAttributedTitle(NSAttributedString(string: "other"), for: .normal) }),
    ("image", { $0.setImage(Image(size: CGSize(1, 1)), for: .normal) }),
    ("background image", { $0.setBackgroundImage(Image(size: CGSize(1, 1)), for: .normal) }),
    ("content insets", { $0.contentEdgeInsets = EdgeInsets(1, 1, 1, 1) }),
    ("font", { $0.titleLabel?.font = .systemFont(ofSize: 30) }),
    ("no title", { $0.setTitle(nil, for: .normal) }),
  ]

  @Test(arguments: sizeChanges)
  func `b5 a change of the size calls invalidateIntrinsicContentSize`(row: ButtonChange<Told>) {
    #expect(told(row).count > 0)
  }

  nonisolated static let otherChanges: [ButtonChange<Told>] = [
    ("the same title", { $0.setTitle("title", for: .normal) }),
    ("title insets", { $0.titleEdgeInsets = EdgeInsets(1, 1, 1, 1) }),
    ("image insets", { $0.imageEdgeInsets = EdgeInsets(1, 1, 1, 1) }),
    ("title color", { $0.setTitleColor(.red, for: .normal) }),
    ("shadow color", { $0.setTitleShadowColor(.red, for: .normal) }),
    ("alignment", { $0.contentHorizontalAlignment = .left }),
    ("highlighted", { $0.isHighlighted = true }),
    ("frame", { $0.frame.size.width = 50 }),
    ("tint", { $0.tintColor = .red }),
    ("the same content insets", { $0.contentEdgeInsets = .zero }),
  ]

  @Test(arguments: otherChanges)
  func `b5 other changes do not call invalidateIntrinsicContentSize`(row: ButtonChange<Told>) {
    let button = told(row)
    button.layoutIfNeeded()
    expectEqual(button.count, 0)
  }

  @Test func `b5 a state whose title or image has another size invalidates it by the next layout`() {
    let button = Told(frame: CGRect(0, 0, 100, 40))
    button.setTitle("10×10", for: .normal)
    button.setTitle("20×10", for: .selected)
    button.setImage(Image(size: CGSize(5, 5)), for: .normal)
    button.layOut { $0.setImage(Image(size: CGSize(7, 5)), for: .highlighted) }
    button.count = 0
    button.layOut { $0.isSelected = true }
    #expect(button.count > 0 && button.intrinsicContentSize.width == CGFloat(20 + 5))
    button.layOut { $0.isSelected = false }
    button.count = 0
    button.layOut { $0.isHighlighted = true }
    #expect(button.count > 0 && button.intrinsicContentSize.width == CGFloat(10 + 7))
  }
}
