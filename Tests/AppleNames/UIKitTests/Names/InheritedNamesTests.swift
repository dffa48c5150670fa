import Testing
import UIKit

@MainActor @Suite("Inherited names") struct InheritedNamesTests {
  final class Marquee: UIView {
    let label = UILabel()
    @available(*, deprecated)
    override func forBaselineLayout() -> UIView { label.forBaselineLayout() }
    override var forLastBaselineLayout: UIView { label }
  }

  final class IconItem: UIBarButtonItem {
    override func awakeFromNib() {
      super.awakeFromNib()
      title = "icon"
    }
  }

  final class IconTab: UITabBarItem {
    override func awakeFromNib() {
      super.awakeFromNib()
      title = "tab"
    }
  }

  @available(*, deprecated)
  @Test func `a subclass overrides the view of the last baseline, which is that of the first as well`() {
    let marquee = Marquee()
    #expect(marquee.forBaselineLayout() === marquee.label && marquee.forFirstBaselineLayout === marquee.label)
    let plain = UIView()
    #expect(plain.forBaselineLayout() === plain)
  }

  @Test func `items of bars override awakeFromNib`() {
    let (item, tab) = (IconItem(), IconTab())
    item.awakeFromNib()
    tab.awakeFromNib()
    #expect(item.title == "icon" && tab.title == "tab")
  }

  @Test func `views, images, items, actions and elements of menus are found by an identifier`() {
    let objects: [NSObject] = [
      UIView(), UIButton(), UIImage(), UIBarButtonItem(), UIAlertAction(title: "a", style: .default),
      UIAction { _ in }, UIMenu(),
    ]
    for object in objects {
      let identified = object as? any UIAccessibilityIdentification
      identified?.accessibilityIdentifier = "id"
      expectEqual(identified?.accessibilityIdentifier, "id", "\(type(of: object))")
    }
  }

  @Test(arguments: ["{1, x, 2}", "{1, 2, x}", "{1}", "", "{a, b}"])
  func `a string of another form is the zero point`(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero && CGSizeFromString(text) == .zero)
  }
}
