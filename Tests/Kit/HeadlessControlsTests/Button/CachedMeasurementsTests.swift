import HeadlessKit
import HeadlessTesting
import Synchronization

/// A button caches its title's measurements; the cache must never be visible.
@Suite("Cached measurements") @MainActor struct CachedMeasurementsTests {
  private func makeButton(_ title: String) -> Button {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    button.layOut { $0.setTitle(title, for: .normal) }
    return button
  }

  @Test func `a measurer of a scope is asked although the title was measured before`() throws {
    let button = makeButton("Title")
    let label = try #require(button.titleLabel)
    let own = label.frame.width
    TextMeasuring.withCurrent(OneEmTextMeasurer()) { button.layOutAgain() }
    expectEqual(label.frame.width, 5 * label.font.pointSize)
    button.layOutAgain()
    expectEqual(label.frame.width, own)
  }

  /// Answers with a width that a test changes.
  private final class Elastic: TextMeasurer {
    let width = Mutex<CGFloat>(40)
    func size(of line: String, in font: Font) -> CGSize { CGSize(width: width.withLock(\.self), height: 20) }
  }

  @Test func `a measurer of a scope is asked again in every layout, as its answers may change`() throws {
    let measurer = Elastic()
    try TextMeasuring.withCurrent(measurer) {
      let button = makeButton("Title")
      let label = try #require(button.titleLabel)
      expectEqual(label.frame.width, 40)
      measurer.width.withLock { $0 = 60 }
      button.layOutAgain()
      expectEqual(label.frame.width, 60)
    }
  }

  @Test func `a title is measured again in the new style of its label`() throws {
    let button = makeButton("Title Title Title")
    button.frame.size.width = 60
    let label = try #require(button.titleLabel)
    button.layOutAgain()
    let line = label.frame.height
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping
    button.layOutAgain()
    #expect(label.frame.height > 1.5 * line)
  }

  @Test func `the width of a truncated text is that of its own line break mode`() {
    let label = Label.showing("WWWWWWWWWWiiiiiiiiii")
    let widths = [LineBreakMode.byTruncatingTail, .byTruncatingHead].map {
      label.lineBreakMode = $0
      return label.shownWidth(in: 60)
    }
    #expect(widths[0] != widths[1])
  }

  @Test func `a configured title is measured again by a measurer of a scope, and in another scale`() throws {
    let button = makeButton("Title")
    button.configuration = .plain()
    button.layOutAgain()
    let label = try #require(button.titleLabel)
    let exact = TextMeasuring.current.size(of: "Title", in: label.font).width
    expectEqual(label.frame.width, (exact * 2).rounded(.up) / 2)
    TextMeasuring.withCurrent(OneEmTextMeasurer()) { button.layOutAgain() }
    expectEqual(label.frame.width, 5 * label.font.pointSize)
    Screen.withMain(Screen(scale: 3)) { button.layOutAgain() }
    expectEqual(label.frame.width, (exact * 3).rounded(.up) / 3)
    button.layOutAgain()
    expectEqual(label.frame.width, (exact * 2).rounded(.up) / 2)
  }

  @Test func `another scale rounds the title's width to its own pixels`() throws {
    let button = makeButton("Title")
    let label = try #require(button.titleLabel)
    let exact = TextMeasuring.current.size(of: "Title", in: label.font).width
    expectEqual(label.frame.width, (exact * 2).rounded(.up) / 2)
    Screen.withMain(Screen(scale: 3)) { button.layOutAgain() }
    expectEqual(label.frame.width, (exact * 3).rounded(.up) / 3)
  }

  /// A button that changes its title's inset in the hook for the image.
  private final class Fidgety: Button {
    var inset: CGFloat = 0
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      let rect = super.imageRect(forContentRect: contentRect)
      titleEdgeInsets.left = inset
      return rect
    }
  }

  @Test func `what a hook changes is used by the next hook of the same layout`() throws {
    let button = Fidgety(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Title", for: .normal)
    button.setImage(Image(size: CGSize(width: 16, height: 16)), for: .normal)
    button.contentHorizontalAlignment = .left
    button.layOut { $0.inset = 30 }
    expectEqual(button.titleLabel?.frame.minX, CGFloat(16 + 30))
  }

  @Test func `a title in another font is measured again, in the layout and in the preferred size`() throws {
    let button = makeButton("Title")
    let label = try #require(button.titleLabel)
    let wanted = button.intrinsicContentSize
    button.layOut { label.font = .systemFont(ofSize: 40) }
    let fresh = makeButton("Title")
    fresh.layOut { $0.titleLabel?.font = .systemFont(ofSize: 40) }
    #expect(label.frame == fresh.titleLabel?.frame && label.frame.width > wanted.width)
    expectEqual(button.intrinsicContentSize, fresh.intrinsicContentSize)
    button.layOut { label.font = .systemFont(ofSize: 18) }
    expectEqual(button.intrinsicContentSize, wanted)
  }

  @Test func `a title that was measured in the standard font is measured again in another one`() throws {
    let button = makeButton("Title")
    let label = try #require(button.titleLabel)
    button.layOut { label.font = nil }
    let width = label.frame.width
    button.layOut { label.font = .systemFont(ofSize: 40) }
    #expect(width > 0 && label.frame.width > 2 * width)
  }

  @Test func `a second title that has to be shortened in the same room has a width of its own`() {
    func width(after earlier: [String], _ title: String) -> CGFloat? {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      for title in earlier + [title] { button.layOut { $0.setTitle(title, for: .normal) } }
      return button.titleLabel?.frame.width
    }
    let (first, second) = ("WWWWWWWWWWWWWWWWWWWW", "A title that does not fit into the room")
    expectEqual(width(after: [first], second), width(after: [], second))
    expectEqual(width(after: [second], first), width(after: [], first))
    #expect(width(after: [], first) != width(after: [], second), "or the test would prove nothing")
  }

  /// A button that calls `super` for its title's rectangle on a screen of three pixels per point.
  private final class Elsewhere: Button {
    var isElsewhere = false
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      if !isElsewhere { return super.titleRect(forContentRect: contentRect) }
      return Screen.withMain(Screen(scale: 3)) { super.titleRect(forContentRect: contentRect) }
    }
  }

  @Test func `a hook's super uses the pixels of the screen of that moment`() throws {
    let button = Elsewhere(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    button.layOut { $0.setTitle("Title", for: .normal) }
    let label = try #require(button.titleLabel)
    let exact = TextMeasuring.current.size(of: "Title", in: label.font).width
    expectEqual(label.frame.width, (exact * 2).rounded(.up) / 2)
    button.isElsewhere = true
    button.layOutAgain()
    expectEqual(label.frame.width, (exact * 3).rounded(.up) / 3)
  }

  private final class SelectedInside: Button {
    var widths: [CGFloat] = []
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      isSelected = true
      return super.imageRect(forContentRect: contentRect)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let rect = super.titleRect(forContentRect: contentRect)
      widths.append(rect.width)
      return rect
    }
  }

  @Test func `a state that a hook changes is used by the next hook of the same layout`() {
    TextMeasuring.withCurrent(OneEmTextMeasurer()) {
      let button = SelectedInside(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      button.isSelected = false
      button.setTitle("ab", for: .normal)
      button.setTitle("abcd", for: .selected)
      button.layOut { $0.setImage(Image(size: CGSize(width: 16, height: 16)), for: .normal) }
      expectEqual(button.widths.first, CGFloat(4 * 18))
    }
  }

  @Test func `buttons with the same title in the same room are shortened alike, and those in other fonts are not`()
    throws
  {
    let title = "A title that does not fit"
    let widths = [18, 18, 12].map { size in
      let button = Button(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.setTitle(title, for: .normal)
      button.layOut { $0.titleLabel?.font = .systemFont(ofSize: size) }
      return button.titleLabel?.frame.width
    }
    #expect(widths[0] == widths[1] && widths[0] != widths[2])
  }

  @Test func `a faded title follows the opacity of its dynamic color`() throws {
    let color = Color { Color(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 1) }
    let button = Button.titled("Title", type: .system)
    button.setTitleColor(color, for: .normal)
    let label = try #require(button.titleLabel)
    button.layOut { $0.isHighlighted = true }
    expectEqual(label.textColor.alpha, 0.2)
    button.overrideUserInterfaceStyle = .dark
    button.layOutAgain()
    expectEqual(label.textColor.alpha, CGFloat(0.5 * 0.2))
  }
}
