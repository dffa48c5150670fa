import Testing
import UIKit

/// Names of iOS 13 to 18 that buttons, labels and their menus use, as apps write them.
@MainActor @Suite struct RecentNamesTests {
  final class Badge: UIView {
    @Invalidating(.layout, .display) var text: String = ""
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  final class FavoriteButton: UIButton {
    func largeContentViewerIsSetUp() -> Bool { showsLargeContentViewer && largeContentTitle == currentTitle }
    func animate(completion: @escaping (Bool) -> Void) {
      imageView?.addSymbolEffect(.bounce.up, options: .nonRepeating, animated: true) { completion($0.isFinished) }
      if let star = UIImage(systemName: "star.fill") { imageView?.setSymbolImage(star, contentTransition: .replace) }
    }
  }

  @Test func `a property invalidates its view`() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    badge.layoutIfNeeded()
    badge.text = "3"
    badge.layoutIfNeeded()
    #expect(badge.layouts == 2)
  }

  @Test func `a button has a title in the large content viewer, and effects of its symbol`() {
    let button = FavoriteButton(type: .system)
    button.setTitle("Favorite", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.showsLargeContentViewer = true
    button.addInteraction(UILargeContentViewerInteraction())
    #expect(button.largeContentViewerIsSetUp() && button.interactions.count == 1)
    var ends: [Bool] = []
    button.animate { ends.append($0) }
    UIScreen.main.clock.advance(by: 0)
    #expect(ends == [true])
  }

  @Test func `a menu has deferred elements and a size`() {
    let menu = UIMenu(
      title: "", options: [.displayAsPalette, .singleSelection], preferredElementSize: .small,
      children: [UIDeferredMenuElement.uncached { $0([UIAction(title: "later") { _ in }]) }])
    var titles: [String] = []
    (menu.children.first as? UIDeferredMenuElement)?.loadElements { titles = $0.map(\.title) }
    #expect(titles == ["later"] && menu.preferredElementSize == .small)
  }

  @Test func `traits are changed by closures and definitions`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
    #expect(UILabel().textColor == .label)
  }

  @Test func `a label and a text field follow the text size by one protocol`() {
    for view in [UILabel(), UITextField()] as [any UIContentSizeCategoryAdjusting] {
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
    }
    for view in [UIImageView(), UIButton()] as [any UIAccessibilityContentSizeCategoryImageAdjusting] {
      #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    }
  }

  @Test func `a view turns about its anchor point`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 5, y: -10, width: 10, height: 20))
  }
}
