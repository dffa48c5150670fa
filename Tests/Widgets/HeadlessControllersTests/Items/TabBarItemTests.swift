import HeadlessControllers
import HeadlessKit
import Testing

@MainActor @Suite("Tab bar items") struct TabBarItemTests {
  @Test func `the selected image is the image unless it was set`() {
    let (image, selected) = (Image(size: CGSize(width: 1, height: 1)), Image(size: CGSize(width: 2, height: 2)))
    let item = TabBarItem(title: "Home", image: image, tag: 3)
    #expect(item.selectedImage === image && item.tag == 3)
    item.selectedImage = selected
    #expect(item.selectedImage === selected && item.image === image)
    #expect(TabBarItem(title: nil, image: image, selectedImage: selected).selectedImage === selected)
  }

  @Test func `raw values are UIKit's`() {
    expectEqual(TabBarItem.SystemItem.mostViewed.rawValue, 11)
    #expect(BarButtonItem.SystemItem.close.rawValue == 24 && BarButtonItem.SystemItem.trash.rawValue == 16)
    #expect(BarButtonItem.Style.done.rawValue == 2 && BarMetrics.defaultPrompt.rawValue == 101)
    #expect(BarPosition.topAttached.rawValue == 3 && NavigationController.Operation.pop.rawValue == 2)
    #expect(AlertAction.Style.destructive.rawValue == 2 && AlertController.Style.alert.rawValue == 1)
  }
}
