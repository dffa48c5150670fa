import HeadlessKit
import HeadlessTesting

/// `sizeToFit()`, the padding that stays after it, and the notifications of a new size.
@MainActor @Suite("Button fitting", .reportsIssuesAsFailures, .sizedTitles) struct ButtonFittingTests {
  @Test func `b7 a background image's size is a minimum and ends the padding`() {
    let button = Button.sample(.zero, title: CGSize(10, 18))
    button.setBackgroundImage(Image(size: CGSize(5, 5)), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(10, 18))
    button.setBackgroundImage(Image(size: CGSize(50, 5)), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(50, 18))
    button.setBackgroundImage(Image(size: CGSize(5, 50)), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(10, 50))
  }

  struct Aligned: CustomTestStringConvertible {
    let alignment: Control.ContentVerticalAlignment
    let fits: Bool
    let minY: CGFloat
    var testDescription: String { "\(alignment)\(fits ? " after sizeToFit" : "")" }
  }

  @Test(arguments: [
    Aligned(alignment: .top, fits: true, minY: 6), Aligned(alignment: .bottom, fits: true, minY: 100 - 18 - 6),
    Aligned(alignment: .center, fits: true, minY: (100 - 18) / 2), Aligned(alignment: .top, fits: false, minY: 0),
    Aligned(alignment: .bottom, fits: false, minY: 100 - 18),
    Aligned(alignment: .center, fits: false, minY: (100 - 18) / 2),
  ])
  func `b8 after sizeToFit a padded button still has 6 above and below its title`(row: Aligned) {
    let button = Button.sample(.zero, title: CGSize(46, 18), type: .system)
    if row.fits { button.sizeToFit() }
    button.frame = CGRect(0, 0, 120, 100)
    button.contentVerticalAlignment = row.alignment
    #expect(button.laidOut.title == CGRect((120 - 46) / 2, row.minY, 46, 18))
  }

  @Test func `b8 a5 in the middle and under fill the padding does not shrink the title`() {
    let button = Button.sample(.zero, title: CGSize(46, 21.5))
    button.sizeToFit()
    button.frame = CGRect(0, 0, 46, 30)
    #expect(button.laidOut.title == CGRect(0, 4.5, 46, 21.5), "(30 - 21.5) / 2 = 4.25, half-up")
    button.contentVerticalAlignment = .fill
    #expect(button.laidOut.title == CGRect(0, 0, 46, 30))
  }

  @Test func `b8 an unpadded button has no padding after sizeToFit`() {
    let button = Button.sample(.zero, image: CGSize(10, 10), title: CGSize(46, 18))
    button.sizeToFit()
    button.frame = CGRect(0, 0, 120, 100)
    button.contentVerticalAlignment = .top
    #expect(button.laidOut.title.minY == 0)
    button.setImage(nil, for: .normal)
    #expect(button.laidOut.title.minY == 0, "it was not padded when it was fitted")
  }

  @Test func `b8 the padding stays only while the button is padded: an image, a background or an inset ends it`() {
    let button = Button.sample(.zero, title: CGSize(46, 18), type: .system)
    button.sizeToFit()
    button.frame = CGRect(0, 0, 120, 100)
    button.contentVerticalAlignment = .top
    #expect(button.laidOut.title.minY == 6)
    button.setImage(Image(size: CGSize(10, 10)), for: .normal)
    #expect(button.laidOut.title.minY == 0, "an image was set")
    button.setImage(nil, for: .normal)
    #expect(button.laidOut.title.minY == 6)
    button.setBackgroundImage(Image(size: CGSize(4, 4)), for: .normal)
    #expect(button.laidOut.title.minY == 0, "a background image was set")
    button.setBackgroundImage(nil, for: .normal)
    button.contentEdgeInsets = EdgeInsets(0, 3, 0, 0)
    #expect(button.laidOut.title.minY == 0, "an inset was set")
    button.sizeToFit()
    button.contentEdgeInsets = .zero
    #expect(button.laidOut.title.minY == 0, "it was not padded when it was last fitted")
  }

  @Test(arguments: [Button.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd])
  func `b9 a button with a picture of its type is 22×22, whatever the font, and as small as another image`(
    type: Button.ButtonType
  ) {
    let button = Button(type: type)
    button.titleLabel?.font = .systemFont(ofSize: 60)
    #expect(button.sizeThatFits(.zero) == CGSize(22, 22) && button.currentImage?.size == CGSize(22, 22))
    button.sizeToFit()
    #expect(button.laidOut.image == CGRect(0, 0, 22, 22))
    button.setImage(Image(size: CGSize(10, 6)), for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(10, 6))
  }

  struct Dump: CustomTestStringConvertible {
    let title: CGSize
    let scale: CGFloat
    let button: CGSize
    let label: CGRect
    var testDescription: String { "\(button.shortDescription) @\(scale.shortDescription)x" }
  }

  @Test(arguments: [
    Dump(title: CGSize(137.0 / 3, 18), scale: 3, button: CGSize(46, 30), label: CGRect(1.0 / 3, 6, 137.0 / 3, 18)),
    Dump(title: CGSize(46, 18), scale: 2, button: CGSize(46, 30), label: CGRect(0, 6, 46, 18)),
    Dump(title: CGSize(36.5, 18), scale: 2, button: CGSize(37, 30), label: CGRect(0.5, 6, 36.5, 18)),
    Dump(title: CGSize(97, 18), scale: 2, button: CGSize(97, 30), label: CGRect(0, 6, 97, 18)),
  ])
  func `b10 real system buttons: the fitted button and its label`(row: Dump) {
    // Not written as `46×18`: six digits of 137/3 are not on the grid.
    let measurer = RecordedTextMeasurer(["Button": row.title])
    TextMeasuring.withCurrent(measurer) {
      Screen.withMain(Screen(scale: row.scale)) {
        let button = Button.titled("Button", type: .system)
        button.sizeToFit()
        #expect(button.frame.size == row.button)
        let title = button.laidOut.title
        #expect(title.isClose(to: row.label), "\(title.shortDescription)")
      }
    }
  }

  @Test func `D2.15 sizeToFit sets the size of the content and not the origin`() {
    let button = Button.sample(.zero, image: CGSize(20, 20), title: CGSize(40, 18))
    button.frame = CGRect(7, 9, 500, 500)
    button.sizeToFit()
    #expect(button.frame == CGRect(7, 9, 20 + 40, 20))
  }

  @Test func `D2.19 content insets of 12 left and right make the fitted button 24 wider`() {
    let button = Button.sample(.zero, image: CGSize(20, 20), title: CGSize(40, 18))
    button.sizeToFit()
    let before = button.frame.size
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    button.sizeToFit()
    #expect(button.frame.size == CGSize(before.width + 24, before.height))
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
    ButtonChange(name: "title") { $0.setTitle("other", for: .normal) },
    ButtonChange(name: "attributed title") {
      $0.setAttributedTitle(NSAttributedString(string: "other"), for: .normal)
    },
    ButtonChange(name: "image") { $0.setImage(Image(size: CGSize(1, 1)), for: .normal) },
    ButtonChange(name: "background image") { $0.setBackgroundImage(Image(size: CGSize(1, 1)), for: .normal) },
    ButtonChange(name: "content insets") { $0.contentEdgeInsets = EdgeInsets(1, 1, 1, 1) },
    ButtonChange(name: "font") { $0.titleLabel?.font = .systemFont(ofSize: 30) },
    ButtonChange(name: "no title") { $0.setTitle(nil, for: .normal) },
  ]

  @Test(arguments: sizeChanges)
  func `b5 a change of the size calls invalidateIntrinsicContentSize`(row: ButtonChange<Told>) {
    #expect(told(row).count > 0)
  }

  nonisolated static let otherChanges: [ButtonChange<Told>] = [
    ButtonChange(name: "the same title") { $0.setTitle("title", for: .normal) },
    ButtonChange(name: "title insets") { $0.titleEdgeInsets = EdgeInsets(1, 1, 1, 1) },
    ButtonChange(name: "image insets") { $0.imageEdgeInsets = EdgeInsets(1, 1, 1, 1) },
    ButtonChange(name: "title color") { $0.setTitleColor(.red, for: .normal) },
    ButtonChange(name: "shadow color") { $0.setTitleShadowColor(.red, for: .normal) },
    ButtonChange(name: "alignment") { $0.contentHorizontalAlignment = .left },
    ButtonChange(name: "highlighted") { $0.isHighlighted = true },
    ButtonChange(name: "frame") { $0.frame.size.width = 50 },
    ButtonChange(name: "tint") { $0.tintColor = .red },
    ButtonChange(name: "the same content insets") { $0.contentEdgeInsets = .zero },
  ]

  @Test(arguments: otherChanges)
  func `b5 other changes do not call invalidateIntrinsicContentSize`(row: ButtonChange<Told>) {
    let button = told(row)
    button.layoutIfNeeded()
    #expect(button.count == 0)
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
