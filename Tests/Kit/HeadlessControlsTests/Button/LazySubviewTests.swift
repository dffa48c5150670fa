import HeadlessKit
import HeadlessTesting

/// The subviews of a button: when they are made, in which order, and who decides what they show.
@MainActor @Suite("Lazy subviews", .reportsIssuesAsFailures, .sizedTitles) struct LazySubviewTests {
  func classes(of button: Button) -> [String] { button.subviews.map { "\(type(of: $0))" } }

  @Test func `D4.1 a fresh button has no subviews`() {
    #expect(Button(frame: CGRect(0, 0, 50, 50)).subviews == [] && Button(type: .system).subviews == [])
    let empty = Button(frame: CGRect(0, 0, 50, 50))
    empty.layoutIfNeeded()
    expectEqual(empty.subviews, [], "a layout without content makes none")
  }

  @Test func `D4.1 setting content makes no subview before the layout`() {
    let button = Button.sample(CGSize(100, 40), image: CGSize(10, 10), title: CGSize(40, 18))
    expectEqual(button.subviews, [])
    button.layoutIfNeeded()
    expectEqual(button.subviews.count, 2)
  }

  nonisolated static let orders: [ButtonChange<Button>] = [
    ("image view read first", { _ = ($0.imageView, $0.titleLabel) }),
    ("label read first", { _ = ($0.titleLabel, $0.imageView) }),
    (
      "content and layout",
      {
        $0.setTitle("40×18", for: .normal)
        $0.layOut { $0.setImage(Image(size: CGSize(10, 10)), for: .normal) }
      }
    ),
    (
      "title laid out before the image",
      {
        $0.layOut { $0.setTitle("40×18", for: .normal) }
        $0.layOut { $0.setImage(Image(size: CGSize(10, 10)), for: .normal) }
      }
    ),
  ]

  @Test(arguments: orders) func `D4.2 one image view, then one ButtonLabel`(row: ButtonChange<Button>) {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    row.make(button)
    expectEqual(classes(of: button), ["ImageView", "ButtonLabel"])
    expectEqual(button.subviews, [button.imageView, button.titleLabel])
  }

  @Test(arguments: orders)
  func `c2 a background image view is the first subview, also when it is created last`(row: ButtonChange<Button>) throws
  {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    row.make(button)
    let background = Image(size: CGSize(4, 4))
    button.layOut { $0.setBackgroundImage(background, for: .normal) }
    expectEqual(classes(of: button), ["ImageView", "ImageView", "ButtonLabel"])
    #expect(try #require(button.subviews.first as? ImageView).image === background)
  }

  @Test func `c2 a background image view is the first subview when it is created first`() throws {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    let background = Image(size: CGSize(4, 4))
    button.layOut { $0.setBackgroundImage(background, for: .normal) }
    _ = button.titleLabel
    _ = button.imageView
    expectEqual(button.subviews.dropFirst(), [try #require(button.imageView), try #require(button.titleLabel)])
    #expect(button.subviews.count == 3 && (button.subviews[0] as? ImageView)?.image === background)
  }

  private final class AddingButton: Button {
    var added: [View] = []
    override func didAddSubview(_ subview: View) { added.append(subview) }
  }

  @Test func `one layout adds the background image view, then the image view, then the label`() {
    let button = AddingButton(frame: CGRect(0, 0, 100, 40))
    button.layOut {
      $0.setTitle("40×18", for: .normal)
      $0.setImage(Image(size: CGSize(10, 10)), for: .normal)
      $0.setBackgroundImage(Image(size: CGSize(4, 4)), for: .normal)
    }
    #expect(button.added == button.subviews && classes(of: button) == ["ImageView", "ImageView", "ButtonLabel"])
  }

  @Test func `c2 a read label is a subview, hidden and empty while there is no title`() throws {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    let label = try #require(button.titleLabel)
    #expect(button.subviews == [label] && label.isHidden && label.text == nil && label.frame == .zero)
    button.layOut { $0.setTitle("40×18", for: .normal) }
    #expect(!label.isHidden && label.text == "40×18" && label === button.titleLabel)
    button.layOut { $0.setTitle(nil, for: .normal) }
    #expect(label.isHidden && label.text == nil, "the label of a removed title is hidden and empty")
    label.text = "Own"
    button.layOutAgain()
    expectEqual(label.text, "Own", "a text that is set on the label after that stays")
  }

  @Test func `c2 a read image view is a subview, hidden and empty while there is no image`() throws {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    let view = try #require(button.imageView)
    #expect(button.subviews == [view] && view.isHidden && view.image == nil)
    button.setImage(Image(size: CGSize(4, 4)), for: .normal)
    #expect(button.imageView?.image === button.currentImage, "a reader sees the current content")
    #expect(!view.isHidden)
  }

  @Test func `c3 the label prints as ButtonLabel; label, image views and button have the real flags`() throws {
    let button = Button.sample(CGSize(100, 40), image: CGSize(10, 10), title: CGSize(40, 18))
    button.layOut { $0.setBackgroundImage(Image(size: CGSize(4, 4)), for: .normal) }
    #expect(!button.isOpaque && button.isUserInteractionEnabled)
    for view in button.subviews.prefix(2) {
      #expect(view is ImageView && view.clipsToBounds && !view.isOpaque && !view.isUserInteractionEnabled)
    }
    let label = try #require(button.subviews.last)
    #expect("\(type(of: label))" == "ButtonLabel" && !label.isOpaque && !label.isUserInteractionEnabled)
    #expect(!label.clipsToBounds)
  }

  @Test func `D2.7 the label's font and line break mode are yours and stay`() throws {
    let button = Button.sample(CGSize(100, 40), title: CGSize(40, 18))
    button.titleLabel?.font = .boldSystemFont(ofSize: 11)
    button.layOut { $0.titleLabel?.lineBreakMode = .byClipping }
    button.layOut { $0.setTitle("50×18", for: .normal) }
    let label = try #require(button.titleLabel)
    #expect(label.font == .boldSystemFont(ofSize: 11) && label.lineBreakMode == .byClipping)
  }

  @Test func `D2.8 the label's own text color and shadow color have no effect`() throws {
    let button = Button.sample(CGSize(100, 40), title: CGSize(40, 18))
    button.setTitleColor(.green, for: .normal)
    button.layOut { $0.setTitleShadowColor(.gray, for: .normal) }
    let label = try #require(button.titleLabel)
    label.textColor = .red
    label.shadowColor = .red
    button.layOut { $0.isSelected = true }
    #expect(label.textColor == .green && label.shadowColor == .gray)
  }

  @Test func `D4.3 frames set from outside are overwritten at the next layout`() throws {
    let button = Button.sample(CGSize(100, 40), image: CGSize(10, 10), title: CGSize(40, 18))
    let standard = button.laidOut
    let (view, label) = (try #require(button.imageView), try #require(button.titleLabel))
    view.frame = CGRect(0, 0, 100, 20)
    label.frame = CGRect(0, 20, 100, 20)
    expectEqual(view.frame, CGRect(0, 0, 100, 20), "they print as they were set")
    #expect(button.laidOut == standard, "and the layout sets them back")
  }

  @Test func `D4.4 text and image set on the subviews lose against the state's content`() throws {
    let button = Button.sample(CGSize(100, 40), image: CGSize(10, 10), title: CGSize(40, 18))
    button.layoutIfNeeded()
    button.titleLabel?.text = "wrong"
    button.imageView?.image = Image(size: CGSize(99, 99))
    button.layOutAgain()
    #expect(button.titleLabel?.text == "40×18" && button.imageView?.image === button.currentImage)
    #expect(button.currentTitle == "40×18" && button.currentImage?.size == CGSize(10, 10))
  }

  @Test func `D4.4 an image set on the image view alone is not shown by a button without one`() {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    button.imageView?.image = Image(size: CGSize(99, 99))
    button.layOutAgain()
    #expect(button.currentImage == nil && button.imageView?.image == nil && button.imageView?.isHidden == true)
  }
}
