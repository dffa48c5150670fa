import HeadlessKit
import HeadlessTesting

/// Subclasses that override what a button is and shows: the toolkit must go through their members.
@MainActor @Suite("Button overrides: state, content, appearance", .reportsIssuesAsFailures, .sizedTitles)
struct ButtonOverrideTests {
  @Test func `isHighlighted with an observer`() {
    final class Sub: Button {
      override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .darkGray : .lightGray } }
    }
    let button = Sub(frame: .zero)
    button.isHighlighted = true
    #expect(button.backgroundColor == .darkGray && button.state == .highlighted)
    button.isHighlighted = false
    #expect(button.backgroundColor == .lightGray && button.state == .normal)
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

  @Test func `isSelected with an observer that sets content`() {
    final class Sub: Button {
      override var isSelected: Bool { didSet { setTitle(isSelected ? "50×18" : "60×18", for: .normal) } }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    button.isSelected = true
    #expect(button.laidOut.title.width == 50)
    button.isSelected = false
    #expect(button.laidOut.title.width == 60)
  }

  @Test func `isEnabled with an observer`() {
    final class Sub: Button {
      override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    }
    let button = Sub(frame: .zero)
    button.isEnabled = false
    #expect(button.alpha == 0.5 && button.state == .disabled)
  }

  @Test func `state with a bit of its own`() {
    final class Sub: Button {
      static let busy = Control.State(rawValue: 1 << 16)
      var isBusy = false { didSet { setNeedsLayout() } }
      override var state: Control.State { isBusy ? super.state.union(Self.busy) : super.state }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    button.setTitle("40×18", for: .normal)
    button.setTitle("50×18", for: Sub.busy)
    #expect(button.laidOut.title.width == 40)
    button.isBusy = true
    #expect(button.laidOut.title.width == 50 && button.titleLabel?.text == "50×18")
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
    #expect(button.imageView?.imageTreatment.tint == .systemBlue)
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
    #expect(button.sizeThatFits(.zero) == CGSize(50 + 8, 18))
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

  @Test func `tintColor with an observer`() {
    final class Sub: Button {
      override var tintColor: Color! { didSet { setTitleColor(tintColor, for: .normal) } }
    }
    let button = Sub(frame: CGRect(0, 0, 100, 60))
    button.setTitle("40×18", for: .normal)
    button.layOut { $0.tintColor = .green }
    #expect(button.titleLabel?.textColor == .green)
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
    #expect(button.titleLabel?.textColor == .green)
    button.layOut { $0.isSelected = true }
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `tintColorDidChange without super`() {
    final class Sub: Button {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (parent, button) = (View(), Sub(frame: .zero))
    parent.addSubview(button)
    parent.tintColor = .red
    #expect(button.count == 1)
  }

  @Test func `backgroundColor with an observer`() {
    final class Sub: Button {
      var seen: [Color?] = []
      override var backgroundColor: Color? { didSet { seen.append(backgroundColor) } }
    }
    let button = Sub(frame: .zero)
    button.backgroundColor = .red
    button.backgroundColor = nil
    #expect(button.seen == [.red, nil])
  }

  @Test func `didMoveToSuperview sees the superview, and sets content`() {
    final class Sub: Button {
      var seen: [Bool] = []
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        seen.append(superview != nil)
        setTitle("50×18", for: .normal)
      }
    }
    let (button, parent) = (Sub(frame: CGRect(0, 0, 100, 60)), View())
    parent.layOut { $0.addSubview(button) }
    #expect(button.seen == [true] && button.titleLabel?.frame.width == 50)
    button.removeFromSuperview()
    #expect(button.seen == [true, false])
  }

  @Test func `point(inside:with:) with a larger area`() {
    final class Sub: Button {
      override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
        bounds.insetBy(dx: -22, dy: -22).contains(point)
      }
    }
    #expect(Sub(frame: CGRect(0, 0, 10, 10)).point(inside: CGPoint(x: -20, y: 30), with: nil))
    #expect(!Button(frame: CGRect(0, 0, 10, 10)).point(inside: CGPoint(x: -20, y: 30), with: nil))
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
