import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tab bars", .screen(scale: 2), .reportsIssuesAsFailures) struct TabBarTests {
  /// The width of a bar, the number of its items, and the first and last edges of the first two of a dump.
  private nonisolated static let dumps: [(CGFloat, Int, first: ClosedRange<CGFloat>, second: ClosedRange<CGFloat>)] = [
    (320, 4, 2...78, 82...158), (375, 4, 2...92, 96...186), (390, 4, 2...96, 100...193), (414, 4, 2...102, 106...205),
    (414, 5, 2...81, 85...164),
  ]

  @Test(arguments: dumps) func `n7 items have the frames of dumps`(
    width: CGFloat, count: Int, first: ClosedRange<CGFloat>, second: ClosedRange<CGFloat>
  ) {
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    let items = (0..<count).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layOut { $0.items = items }
    let frames = items.compactMap { $0.itemView?.frame }
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
    expectEqual([frames[0], frames[1]].map { $0.minX...$0.maxX }, [first, second])
  }

  @Test func `items from right to left are mirrored`() {
    func frames(_ direction: SemanticContentAttribute) -> [CGRect] {
      let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
      bar.semanticContentAttribute = direction
      bar.items = (0..<4).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
      bar.layoutIfNeeded()
      return bar.items?.compactMap { $0.itemView?.frame } ?? []
    }
    expectEqual(
      frames(.forceRightToLeft),
      frames(.forceLeftToRight).map { CGRect(x: 375 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }

  @Test func `n8 centered items are 76 points wide and 34 apart`() {
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 768, height: 49))
    let items = (0..<4).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    bar.layOut { $0.itemPositioning = .centered }
    expectEqual(items.compactMap { $0.itemView?.frame.minX }, [181, 291, 401, 511])
    bar.itemWidth = 50
    bar.layOut { $0.itemSpacing = 10 }
    expectEqual(items[1].itemView?.frame, CGRect(x: 269 + 60, y: 1, width: 50, height: 48))
    expectIssue(containing: "is negative") { bar.itemWidth = -1 }
    expectEqual(bar.itemWidth, 50)
  }

  final class Receiver: TabBarDelegate {
    var tags: [Int] = []
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { tags.append(item.tag) }
  }

  @Test func `a tap selects an item and calls the delegate, code does not`() throws {
    let (window, bar) = (Window(), TabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49)))
    let items = (0..<2).map { TabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    let receiver = Receiver()
    bar.items = items
    bar.delegate = receiver
    window.show(bar)
    bar.selectedItem = items[0]
    window.layoutIfNeeded()
    expectEqual(receiver.tags, [])
    tap(try #require(items[1].itemView))
    tap(.accessibilityLabel("Item 1"), in: window)
    #expect(bar.selectedItem === items[1] && receiver.tags == [1, 1])
    expectIssue(containing: "is not in the bar") { bar.selectedItem = TabBarItem(title: "Other", image: nil, tag: 9) }
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    expectNil(bar.selectedItem)
  }

  @Test func `title, color and badge follow the item`() throws {
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let item = TabBarItem(title: "Inbox", image: nil, tag: 0)
    bar.items = [item]
    bar.selectedItem = item
    bar.layOut { $0.tintColor = .purple }
    expectEqual(bar.find(.label("Inbox"))?.textColor, .purple)
    item.badgeValue = "3"
    item.setTitleTextAttributes([.foregroundColor: Color.green], for: .selected)
    bar.layoutIfNeeded()
    expectEqual(bar.find(.label("Inbox"))?.textColor, .green)
    #expect(item.itemView?.accessibilityValue == "3" && bar.find(.label("3"))?.isHidden == false)
    bar.selectedItem = nil
    bar.layOut { $0.unselectedItemTintColor = .brown }
    expectEqual(bar.find(.label("Inbox"))?.textColor, .brown)
  }
}
