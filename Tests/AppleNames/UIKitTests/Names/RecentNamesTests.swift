import Testing
import UIKit

/// Names of iOS 13 to 18 that buttons, labels and their menus use, as apps write them.
@MainActor @Suite struct RecentNamesTests {
  @Test func `a menu has deferred elements and a size`() {
    let menu = UIMenu(
      title: "", options: [.displayAsPalette, .singleSelection], preferredElementSize: .small,
      children: [UIDeferredMenuElement.uncached { $0([UIAction(title: "later") { _ in }]) }])
    var titles: [String] = []
    (menu.children.first as? UIDeferredMenuElement)?.loadElements { titles = $0.map(\.title) }
    #expect(titles == ["later"] && menu.preferredElementSize == .small)
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
}
