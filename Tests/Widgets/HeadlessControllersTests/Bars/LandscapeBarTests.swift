import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Bars of a phone in landscape, with the camera at a side (assumed: margins of items are beside the safe area).
@MainActor @Suite("Bars in landscape", .device(.iPhone16, .landscape), .reportsIssuesAsFailures)
struct LandscapeBarTests {
  /// The insets of the left and the right edge, in points.
  private let side: CGFloat = 59

  @Test(arguments: [SystemEra.iOS18, .iOS26])
  func `items, titles and the background of a navigation bar keep to their areas`(era: SystemEra) throws {
    let root = ViewController()
    let (left, right) = (BarButtonItem(title: "Left"), BarButtonItem(title: "Right"))
    root.navigationItem.title = "Title"
    (root.navigationItem.leftBarButtonItem, root.navigationItem.rightBarButtonItem) = (left, right)
    let navigation = NavigationController(rootViewController: root)
    let window = showInWindow(navigation)
    Screen.main.era = era
    window.layoutIfNeeded()
    let margin: CGFloat = era == .iOS26 ? 16 : 12
    let bar = navigation.navigationBar
    #expect(bar.windowRect.minX == 0 && bar.windowRect.width == 852)
    try expectEqual(#require(left.itemView).windowRect.minX, side + margin)
    try expectEqual(#require(right.itemView).windowRect.maxX, 852 - side - margin)
    let title = try #require(bar.findAll(.label("Title")).first { !$0.isHidden })
    #expect(abs(title.windowRect.midX - 426) <= 0.5)
    Screen.main.safeAreaInsets = .zero
    window.layoutIfNeeded()
    try expectEqual(#require(left.itemView).windowRect.minX, margin, "The items follow the insets.")
  }

  @Test func `items of a toolbar and tabs are between the sensors`() throws {
    let toolbar = Toolbar()
    let (first, last) = (BarButtonItem(title: "First"), BarButtonItem(title: "Last"))
    toolbar.items = [first, BarButtonItem.flexibleSpace(), last]
    let tabBar = TabBar()
    tabBar.items = (0..<3).map { TabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    let window = showInWindow(View())
    for (index, bar) in [toolbar, tabBar].enumerated() {
      bar.frame = CGRect(x: 0, y: CGFloat(index) * 60 + 60, width: 852, height: 49)
      window.addSubview(bar)
    }
    window.layoutIfNeeded()
    try expectEqual(#require(first.itemView).windowRect.minX, side + 12)
    try expectEqual(#require(last.itemView).windowRect.maxX, 852 - side - 12)
    let tabs = tabBar.subviews.filter { $0 is Control }.map(\.frame)
    #expect(tabs.map(\.minX) == [61, 306, 550] && tabs.last?.maxX == 852 - 61)
  }

  @Test(.layoutDirection(.rightToLeft)) func `a badge is at the other corner from right to left`() throws {
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = TabBarItem(title: "Tab", image: Image(size: CGSize(width: 20, height: 20)), tag: 0)
    item.badgeValue = "1"
    bar.items = [item]
    let window = showInWindow(View())
    window.addSubview(bar)
    window.layoutIfNeeded()
    let image = try #require(bar.items?.first?.itemView?.subviews.first { $0 is ImageView })
    let badge = try #require(bar.find(.label("1")))
    #expect(badge.windowRect.maxX <= image.windowRect.minX + 0.5)
  }
}
