import Testing
import UIKit

/// Values set on the proxy of a class reach its views when they move to a window.
///
/// Each test has classes of its own, as proxies last.
@MainActor @Suite("Appearance proxies") struct AppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `the proxy of a class that is a value is its own`() {
    class MenuButton: UIButton {}
    class MenuLabel: UILabel {}
    for kind in [MenuButton.self, MenuLabel.self] as [UIView.Type] { kind.appearance().tintColor = .red }
    let (button, plain) = (MenuButton(), UIView())
    for view in [button, plain] { window.addSubview(view) }
    #expect(button.tintColor == .red && plain.tintColor != .red)
    #expect(MenuButton.appearance() === (MenuButton.self as UIView.Type).appearance())
  }

  @Test func `a view gets values when it moves to a window, not before`() {
    class MenuButton: UIButton {}
    MenuButton.appearance().tintColor = .red
    MenuButton.appearance().isExclusiveTouch = true
    MenuButton.appearance().setTitleColor(.green, for: .highlighted)
    let (button, holder) = (MenuButton(frame: .zero), UIView())
    holder.addSubview(button)
    #expect(button.tintColor != .red && !button.isExclusiveTouch)
    window.addSubview(holder)
    #expect(button.tintColor == .red && button.isExclusiveTouch)
    #expect(button.titleColor(for: .highlighted) == .green && button.titleColor(for: .normal) == .white)
  }

  @Test func `controls that take input have values of their own`() {
    class MenuSwitch: UISwitch {}
    class MenuDots: UIPageControl {}
    class MenuSlider: UISlider {}
    MenuSwitch.appearance().onTintColor = .red
    MenuDots.appearance().currentPageIndicatorTintColor = .green
    MenuSlider.appearance().minimumTrackTintColor = .blue
    let (toggle, dots, slider) = (MenuSwitch(), MenuDots(), MenuSlider())
    for view in [toggle, dots, slider] as [UIView] { window.addSubview(view) }
    #expect(toggle.onTintColor == .red && slider.minimumTrackTintColor == .blue)
    expectEqual(dots.currentPageIndicatorTintColor, .green)
  }

  @Test func `controls that take input have images and attributes by state`() {
    class MenuSegments: UISegmentedControl {}
    class MenuSlider: UISlider {}
    class MenuField: UITextField {}
    let image = UIImage(size: CGSize(width: 3, height: 3))
    MenuSegments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .selected)
    MenuSegments.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
    MenuSlider.appearance().setThumbImage(image, for: .highlighted)
    MenuField.appearance().defaultTextAttributes = [.kern: 4.0]
    MenuField.appearance().textColor = .red
    MenuField.appearance().font = .systemFont(ofSize: 11)
    MenuField.appearance().keyboardAppearance = .dark
    let (segments, slider, field) = (MenuSegments(items: ["a"]), MenuSlider(), MenuField())
    let own = MenuSegments(items: ["a"])
    own.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    for view in [segments, slider, field, own] as [UIView] { window.addSubview(view) }
    expectEqual(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
    expectEqual(own.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .green)
    #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(slider.thumbImage(for: .highlighted) === image && slider.thumbImage(for: .normal) == nil)
    #expect(field.defaultTextAttributes[.kern] as? Double == 4 && field.keyboardAppearance == .dark)
    #expect(field.textColor == .red && field.font == .systemFont(ofSize: 11))
  }

  @Test func `didMoveToWindow sees them`() {
    class MenuButton: UIButton {
      var seen: UIColor?
      override func didMoveToWindow() { seen = backgroundColor }
    }
    MenuButton.appearance().backgroundColor = .red
    let button = MenuButton(frame: .zero)
    window.addSubview(button)
    expectEqual(button.seen, .red)
  }

  @Test func `a view in a window keeps its values until it moves to a window again`() {
    class MenuButton: UIButton {}
    let button = MenuButton(frame: .zero)
    window.addSubview(button)
    MenuButton.appearance().backgroundColor = .red
    expectNil(button.backgroundColor)
    button.removeFromSuperview()
    window.addSubview(button)
    expectEqual(button.backgroundColor, .red)
  }

  @Test func `a value set on the view stays, and so does one set by its class`() {
    class BlueButton: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .blue
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .blue
      }
    }
    class PlainButton: UIButton {}
    BlueButton.appearance().setTitleColor(.red, for: .normal)
    PlainButton.appearance().setTitleColor(.red, for: .normal)
    PlainButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (blue, plain) = (BlueButton(frame: .zero), PlainButton(frame: .zero))
    plain.setTitleColor(.green, for: .normal)
    for button in [blue, plain] { window.addSubview(button) }
    #expect(blue.backgroundColor == .blue && blue.titleColor(for: .normal) == .red)
    #expect(plain.titleColor(for: .normal) == .green && plain.contentEdgeInsets.left == 2)
  }

  @Test func `views of subclasses take it too; the proxy of the nearest class counts`() {
    class MenuButton: UIButton {}
    class IconButton: MenuButton {}
    // The other order would hide a mistake.
    MenuButton.appearance().backgroundColor = .red
    IconButton.appearance().backgroundColor = .green
    MenuButton.appearance().tintColor = .red
    let (menu, icon, other) = (MenuButton(frame: .zero), IconButton(frame: .zero), UIButton(frame: .zero))
    for button in [menu, icon, other] { window.addSubview(button) }
    #expect(menu.backgroundColor == .red && icon.backgroundColor == .green && icon.tintColor == .red)
    expectNil(other.backgroundColor)
  }

  @Test func `a proxy for containers applies inside of those only, and overrides the one for everywhere`() {
    class Badge: UILabel {}
    class Card: UIView {}
    class Row: UIView {}
    class Page: UIViewController {}
    Badge.appearance(whenContainedInInstancesOf: [Page.self]).shadowColor = .red
    Badge.appearance().font = .systemFont(ofSize: 11)
    Badge.appearance().textColor = .green
    Badge.appearance(whenContainedInInstancesOf: [Row.self, Card.self]).font = .systemFont(ofSize: 22)
    func badge(in outer: UIView, _ inner: UIView) -> UIFont {
      let (badge, between) = (Badge(frame: .zero), UIView())
      outer.addSubview(inner)
      inner.addSubview(between)
      between.addSubview(badge)
      window.addSubview(outer)
      #expect(badge.textColor == .green && badge.shadowColor == nil)
      return badge.font
    }
    expectEqual(badge(in: Card(), Row()), .systemFont(ofSize: 22))
    expectEqual(badge(in: Row(), Card()), .systemFont(ofSize: 11))
    expectEqual(badge(in: Card(), UIView()), .systemFont(ofSize: 11))
    let (page, inside) = (Page(), Badge(frame: .zero))
    page.view.addSubview(inside)
    window.rootViewController = page
    window.makeKeyAndVisible()
    expectEqual(inside.shadowColor, .red)
  }

  @Test func `a proxy for traits applies where these are`() {
    class Badge: UILabel {}
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).shadowColor = .white
    let (light, dark) = (Badge(frame: .zero), Badge(frame: .zero))
    let night = UIView()
    night.overrideUserInterfaceStyle = .dark
    night.addSubview(dark)
    window.addSubview(light)
    window.addSubview(night)
    #expect(light.shadowColor == nil && dark.shadowColor == .white)
  }

  @Test func `the title's label of a button takes a font in place of the type's, not of one's own`() {
    class FontButton: UIButton {}
    UILabel.appearance(whenContainedInInstancesOf: [FontButton.self]).font = .systemFont(ofSize: 33)
    let (first, second) = (FontButton(frame: .zero), FontButton(frame: .zero))
    second.titleLabel?.font = .systemFont(ofSize: 5)
    for button in [first, second] {
      button.setTitle("title", for: .normal)
      window.addSubview(button)
      button.layoutIfNeeded()
    }
    #expect(first.titleLabel?.font == .systemFont(ofSize: 33) && second.titleLabel?.font == .systemFont(ofSize: 5))
  }

  @Test func `a value reset on the proxy reaches no more views`() {
    class MenuButton: UIButton {}
    MenuButton.appearance().backgroundColor = .red
    MenuButton.appearance().backgroundColor = nil
    let button = MenuButton(frame: .zero)
    window.addSubview(button)
    expectNil(button.backgroundColor)
  }
}
