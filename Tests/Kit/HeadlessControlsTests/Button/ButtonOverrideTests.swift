import HeadlessKit
import HeadlessTesting

/// Subclasses that override what a button is and shows: the toolkit must go through their members.
@MainActor @Suite("Button overrides: state, content, appearance", .reportsIssuesAsFailures, .sizedTitles)
struct ButtonOverrideTests {
  @Test func `observers in overrides see each change of the state, the tint and the background`() {
    final class Sub: Button {
      var seen: [String] = []
      override var isHighlighted: Bool { didSet { seen.append("highlighted \(state.contains(.highlighted))") } }
      override var isEnabled: Bool { didSet { seen.append("disabled \(state.contains(.disabled))") } }
      override var isSelected: Bool { didSet { setTitle(isSelected ? "50×18" : "60×18", for: .normal) } }
      override var tintColor: Color! { didSet { setTitleColor(tintColor, for: .normal) } }
      override var backgroundColor: Color? { didSet { seen.append("background \(backgroundColor != nil)") } }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    for isOn in [true, false] {
      button.isHighlighted = isOn
      button.isEnabled = !isOn
      button.isSelected = isOn
      button.backgroundColor = isOn ? .red : nil
      expectEqual(button.laidOut.title.width, isOn ? 50 : 60)
    }
    let seen = ["highlighted true", "disabled true", "background true"]
    expectEqual(button.seen, seen + ["highlighted false", "disabled false", "background false"])
    button.layOut { $0.tintColor = .green }
    expectEqual(button.titleLabel?.textColor, .green)
  }

  @Test func `isHighlighted that never becomes true`() {
    final class Sub: Button {
      override var isHighlighted: Bool {
        get { false }
        set {}
      }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    button.setImage(Image(size: CGSize(20, 20)), for: .normal)
    button.layOut { $0.isHighlighted = true }
    #expect(button.state == .normal && button.imageView?.imageTreatment == .plain)
  }

  @Test func `setTitle and setImage that change their arguments`() {
    final class Sub: Button {
      override func setTitle(_ title: String?, for state: Control.State) {
        super.setTitle(title?.uppercased(), for: state)
      }
      override func setImage(_ image: Image?, for state: Control.State) {
        super.setImage(image?.withRenderingMode(.alwaysTemplate), for: state)
      }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    button.setTitle("ok", for: .normal)
    button.layOut { $0.setImage(Image(size: CGSize(20, 20)), for: .normal) }
    #expect(button.currentTitle == "OK" && button.titleLabel?.text == "OK")
    expectEqual(button.imageView?.imageTreatment.tint, .systemBlue)
  }

  @Test func `title(for:) and the other getters are what is shown`() {
    final class Sub: Button {
      override func title(for state: Control.State) -> String? { "50×18" }
      override func titleColor(for state: Control.State) -> Color? { .green }
      override func titleShadowColor(for state: Control.State) -> Color? { .gray }
      override func image(for state: Control.State) -> Image? { ButtonOverrideTests.image }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    #expect(button.laidOut.title.size == CGSize(50, 18) && button.laidOut.image.size == CGSize(8, 8))
    #expect(button.titleLabel?.text == "50×18" && button.titleLabel?.textColor == .green)
    #expect(button.titleLabel?.shadowColor == .gray && button.imageView?.image === Self.image)
    expectEqual(button.sizeThatFits(.zero), CGSize(50 + 8, 18))
  }

  nonisolated static let image = Image(size: CGSize(8, 8))

  @Test func `current… properties are what is shown`() {
    final class Sub: Button {
      override var currentTitle: String? { "50×18" }
      override var currentTitleColor: Color { .green }
      override var currentImage: Image? { ButtonOverrideTests.image }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    #expect(button.laidOut.title.size == CGSize(50, 18) && button.titleLabel?.textColor == .green)
    #expect(button.imageView?.image === Self.image)
  }

  @Test func `tintColor with a getter of its own colors the title`() {
    final class Sub: Button {
      override var tintColor: Color! {
        get { isSelected ? .red : .green }
        set {}
      }
    }
    let button = Sub(type: .system)
    button.frame = CGRect(0, 0, 100, 60)
    button.layOut { $0.setTitle("40×18", for: .normal) }
    expectEqual(button.titleLabel?.textColor, .green)
    button.layOut { $0.isSelected = true }
    expectEqual(button.titleLabel?.textColor, .red)
  }

  @Test func `tintColorDidChange without super`() {
    final class Sub: Button {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (parent, button) = (View(), Sub(frame: .zero))
    parent.addSubview(button)
    parent.tintColor = .red
    expectEqual(button.count, 1)
  }

  @Test func `an overridden setNeedsLayout is called by the content setters`() {
    final class Sub: Button {
      var marks = 0
      override func setNeedsLayout() {
        marks += 1
        super.setNeedsLayout()
      }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    button.setTitle("40×18", for: .normal)
    #expect(button.marks == 1 && button.laidOut.title.width == 40)
  }
}
