import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

/// Bars of iOS 26.1 on three devices, from public recordings (facts q1 to q5, q10, q27, q30 and q31).
@MainActor @Suite("Recorded bars", .reportsIssuesAsFailures) struct RecordedBarTests {
  private func navigation(title: String, largeTitle: Bool = false) -> (NavigationController, ViewController) {
    let root = ViewController()
    root.navigationItem.title = title
    let navigation = NavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    return (navigation, root)
  }

  private nonisolated static let bars: [(RecordedDevice, isLarge: Bool, bar: CGRect, safeTop: CGFloat)] = [
    (.phoneSE, false, CGRect(x: 0, y: 10, width: 375, height: 54), 64),
    (.phoneSE, true, CGRect(x: 0, y: 10, width: 375, height: 54 + 52), 116),
    (.phone16, false, CGRect(x: 0, y: 59, width: 393, height: 54), 59 + 54),
    (.padA16, false, CGRect(x: 0, y: 32, width: 820, height: 54), 86),
    (.padA16, true, CGRect(x: 0, y: 32, width: 820, height: 106), 138),
    (.lowPhone, false, CGRect(x: 0, y: 24, width: 667, height: 54), 78),
  ]

  @Test(arguments: bars) func `q1 the bar begins at least 10 or 24 points below the top, and the safe area below it`(
    device: RecordedDevice, isLarge: Bool, bar: CGRect, safeTop: CGFloat
  ) {
    let (navigation, root) = navigation(title: "Library", largeTitle: isLarge)
    device.show(navigation) { _ in
      expectEqual(navigation.navigationBar.windowRect, bar)
      expectEqual(root.view.safeAreaInsets.top, safeTop)
    }
  }

  @Test(arguments: [SystemEra.standard, .iOS15, .iOS18])
  func `n1 up to iOS 18 a bar is 44 points high at the top of the safe area`(era: SystemEra) {
    let (navigation, root) = navigation(title: "Library")
    RecordedDevice.phone16.show(navigation, era: era) { _ in
      expectEqual(navigation.navigationBar.windowRect, CGRect(x: 0, y: 59, width: 393, height: 44))
      expectEqual(root.view.safeAreaInsets, EdgeInsets(top: 59 + 44, left: 0, bottom: 34, right: 0))
    }
  }

  private nonisolated static let titles: [(RecordedDevice, String, width: Double, CGRect)] = [
    (.phoneSE, "Modals", 58.0, CGRect(x: 158.5, y: 21.5, width: 58, height: 21)),
    // A pixel wider it is in the center: (375 - 57) / 2.
    (.phoneSE, "Library", 56.5, CGRect(x: 159, y: 21.5, width: 56.5, height: 21)),
    (.phone16, "Ledger", 55.667, CGRect(x: 506.0 / 3, y: 212.0 / 3, width: 167.0 / 3, height: 62.0 / 3)),
    // A pixel wider it is in the center: (1179 - 201) / 2 pixels.
    (.phone16, "Settings", 66.667, CGRect(x: 163, y: 212.0 / 3, width: 200.0 / 3, height: 62.0 / 3)),
  ]

  @Test(arguments: titles)
  func `q2 a title is in the middle of the upper 44 points, on pixels, and a pixel higher where it has to be`(
    device: RecordedDevice, title: String, width: Double, rect: CGRect
  ) throws {
    let (navigation, _) = navigation(title: title)
    try device.show(navigation, texts: [title: width]) { window in
      let label = try #require(window.find(.label(title)))
      #expect(label.windowRect.isClose(to: rect))
    }
  }

  @Test func `q2 from right to left titles begin at the right, also that of a pixel more`() throws {
    let (navigation, _) = navigation(title: "Library")
    let fonts = [
      RecordedTextMeasurer.Recording("Library", "Semibold", 17, 56.5),
      RecordedTextMeasurer.Recording("Library", "Bold", 34, 111.5),
    ]
    try RecordedDevice.phoneSE.show(navigation, fonts: fonts) { window in
      window.layOut { $0.screen.layoutDirection = .rightToLeft }
      let label = try #require(window.find(.label("Library")))
      expectEqual(label.windowRect, CGRect(x: 159.5, y: 21.5, width: 56.5, height: 21))
      window.layOut { navigation.navigationBar.prefersLargeTitles = true }
      let large = try #require(window.findAll(.label("Library")).first { !$0.isHidden })
      expectEqual(large.windowRect, CGRect(x: 247.5, y: 67.5, width: 111.5, height: 41))
    }
  }

  @Test(arguments: [(RecordedDevice.phoneSE, CGPoint(x: 16, y: 64 + 3.5)), (.padA16, CGPoint(x: 20, y: 86 + 3.5))])
  func `q2 a large title is 3.5 points below the top of its row`(device: RecordedDevice, origin: CGPoint) throws {
    let (navigation, _) = navigation(title: "Library", largeTitle: true)
    try device.show(navigation) { window in
      let labels = window.findAll(.label("Library")).filter { !$0.isHidden }
      let label = try #require(labels.first)
      #expect(labels.count == 1 && label.windowRect.origin == origin && label.bounds.height == 41)
    }
  }

  private nonisolated static let items: [(RecordedDevice, text: String, width: CGFloat, CGRect, title: CGRect)] = [
    (
      .phoneSE, "More", 40.5, CGRect(x: 375 - 16 - 72.5, y: 10, width: 40.5 + 32, height: 44),
      CGRect(x: 286.5 + 16, y: 10 + 12, width: 40.5, height: 20.5)
    ),
    (
      .padA16, "More", 40.5, CGRect(x: 737.5, y: 32, width: 72.5, height: 44),
      CGRect(x: 753.5, y: 44, width: 40.5, height: 20.5)
    ),
    // At three pixels a point the title is on a whole point.
    (
      .phone16, "Export", 51.333, CGRect(x: 881.0 / 3, y: 59, width: 250.0 / 3, height: 44),
      CGRect(x: 929.0 / 3, y: 71, width: 154.0 / 3, height: 61.0 / 3)
    ),
  ]

  @Test(arguments: items) func `q3 a bar item is 32 points wider than its title`(
    device: RecordedDevice, text: String, width: CGFloat, rect: CGRect, title: CGRect
  ) throws {
    let (navigation, root) = navigation(title: "Modals")
    let item = BarButtonItem(title: text, style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    try device.show(navigation, texts: [text: width, "Modals": 58]) { _ in
      let button = try #require(item.itemView as? Button)
      let label = try #require(button.titleLabel)
      #expect(button.windowRect.isClose(to: rect) && label.windowRect.isClose(to: title))
      expectEqual(label.font, .systemFont(ofSize: 17, weight: .medium))
      item.style = .done
      navigation.view.layoutIfNeeded()
      expectEqual(label.font, .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test func `q3 the item that leads back is a square of 44 points without a title`() throws {
    let (navigation, _) = navigation(title: "Library")
    let second = ViewController()
    second.navigationItem.title = "Notifications"
    navigation.pushViewController(second, animated: false)
    try RecordedDevice.phoneSE.show(navigation, texts: ["Notifications": 101.5]) { window in
      let back = try #require(window.findAll(.view(ofType: Button.self)).first)
      expectEqual(back.windowRect, CGRect(x: 16, y: 10, width: 44, height: 44))
      #expect(back.currentTitle == nil && back.accessibilityLabel == "Library")
      let title = try #require(window.find(.label("Notifications")))
      expectEqual(title.windowRect, CGRect(x: (375 - 102) / 2, y: 21.5, width: 101.5, height: 21))
    }
  }

  @Test func `q3 from right to left the items are at the other sides`() throws {
    let (navigation, root) = navigation(title: "Modals")
    let item = BarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    try RecordedDevice.phoneSE.show(navigation, texts: ["More": 40.5]) { window in
      window.layOut { $0.screen.layoutDirection = .rightToLeft }
      try expectEqual(#require(item.itemView).windowRect, CGRect(x: 16, y: 10, width: 72.5, height: 44))
      let second = ViewController()
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      let back = try #require(navigation.navigationBar.findAll(.view(ofType: Button.self)).first)
      expectEqual(back.windowRect, CGRect(x: 315, y: 10, width: 44, height: 44))
    }
  }

  // MARK: Text sizes

  private nonisolated static let fonts: [RecordedTextMeasurer.Recording] = [
    .init("Feed", "Bold", 48, 109), .init("Feed", "Semibold", 21, 47.5), .init("Feed", "Semibold", 17, 39.5),
    .init("Feed", "Bold", 34, 78), .init("Edit", "Medium", 21, 36.5),
  ]

  @Test func `q27 in a large text size titles and items have 21 points, large titles 48 in a row of 61.5`() throws {
    let (navigation, root) = navigation(title: "Feed", largeTitle: true)
    let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    try RecordedDevice.phoneSE.show(navigation, fonts: Self.fonts) { window in
      window.layOut { $0.screen.preferredContentSizeCategory = .accessibilityLarge }
      expectEqual(navigation.navigationBar.windowRect, CGRect(x: 0, y: 10, width: 375, height: 115.5))
      expectEqual(root.view.safeAreaInsets.top, 125.5)
      let large = try #require(window.findAll(.label("Feed")).first { !$0.isHidden })
      expectEqual(large.windowRect, CGRect(x: 16, y: 64, width: 109, height: 57.5))
      let button = try #require(item.itemView as? Button)
      expectEqual(button.windowRect, CGRect(x: 290.5, y: 10, width: 68.5, height: 44))
      expectEqual(button.titleLabel?.windowRect, CGRect(x: 306.5, y: 19, width: 36.5, height: 25.5))
      window.layOut {
        root.navigationItem.rightBarButtonItem = nil
        $0.screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        navigation.navigationBar.prefersLargeTitles = false
      }
      let title = try #require(window.find(.label("Feed")))
      expectEqual(title.windowRect, CGRect(x: 163.5, y: 19, width: 47.5, height: 26))
      window.layOut { $0.screen.preferredContentSizeCategory = .extraSmall }
      expectEqual(title.font, .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test func `q27 the items of a toolbar follow the text size`() throws {
    let (navigation, root) = navigation(title: "Feed")
    let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    root.toolbarItems = [item]
    navigation.isToolbarHidden = false
    try RecordedDevice.phoneSE.show(navigation, fonts: Self.fonts) { window in
      window.layOut { $0.screen.preferredContentSizeCategory = .accessibilityLarge }
      try expectEqual(#require(item.itemView).bounds.size, CGSize(width: 68.5, height: 48))
    }
  }

  @Test func `up to iOS 18 bars have one text size`() throws {
    let (navigation, _) = navigation(title: "Feed", largeTitle: true)
    try RecordedDevice.phoneSE.show(navigation, era: .iOS18) { window in
      window.layOut { $0.screen.preferredContentSizeCategory = .accessibilityLarge }
      expectEqual(navigation.navigationBar.bounds.height, 96)
      let large = try #require(window.findAll(.label("Feed")).first { !$0.isHidden })
      expectEqual(large.font, .systemFont(ofSize: 34, weight: .bold))
    }
  }

  // MARK: Scrolling

  private func list(title: String) -> (NavigationController, ViewController, ScrollView) {
    let (navigation, root) = navigation(title: title, largeTitle: true)
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scrollView.contentSize = CGSize(width: 375, height: 2543.5)
    root.view.addSubview(scrollView)
    return (navigation, root, scrollView)
  }

  @Test func `q30 the row of a large title leaves the bar while content scrolls, and returns`() {
    let (navigation, root, scrollView) = list(title: "Feed")
    let bar = navigation.navigationBar
    RecordedDevice.phoneSE.show(navigation, fonts: Self.fonts) { window in
      #expect(scrollView.contentOffset.y == -116 && bar.frame.height == 106)
      scrollView.setContentOffset(CGPoint(x: 0, y: 352), animated: true)
      window.screen.advance(by: 1)
      expectEqual(bar.windowRect, CGRect(x: 0, y: 10, width: 375, height: 54))
      #expect(root.view.safeAreaInsets.top == 64 && scrollView.adjustedContentInset.top == 64)
      expectEqual(scrollView.contentOffset.y, 352)
      let shown = window.findAll(.label("Feed")).filter { !$0.isHidden }
      expectEqual(shown.map(\.windowRect), [CGRect(x: 167.5, y: 21.5, width: 39.5, height: 21)])
      window.layOut { _ in scrollView.contentOffset.y = -90 }
      #expect(bar.frame.height == 80 && scrollView.adjustedContentInset.top == 90)
      expectEqual(scrollView.contentOffset.y, -90)
      window.layOut { _ in scrollView.contentOffset.y = -116 }
      #expect(bar.frame.height == 106 && scrollView.adjustedContentInset.top == 116)
      expectEqual(scrollView.contentOffset.y, -116)
    }
  }

  @Test(arguments: [
    (RecordedDevice.phoneSE, CGRect(x: 0, y: 10, width: 375, height: 166), CGRect(x: 0, y: 64, width: 375, height: 60)),
    (.padA16, CGRect(x: 0, y: 32, width: 820, height: 166), CGRect(x: 0, y: 86, width: 820, height: 60)),
  ])
  func `q31 a refresh control is in a row of the bar, above the large title, until the refresh ends`(
    device: RecordedDevice, bar: CGRect, control: CGRect
  ) {
    let (navigation, root, scrollView) = list(title: "Feed")
    device.show(navigation) { window in
      scrollView.frame = root.view.bounds
      let refresh = RefreshControl()
      scrollView.refreshControl = refresh
      window.layoutIfNeeded()
      let top = bar.maxY - 60
      #expect(navigation.navigationBar.frame.maxY == top && scrollView.contentOffset.y == -top)
      refresh.beginRefreshing()
      expectEqual(scrollView.adjustedContentInset.top, bar.maxY)
      window.layOut { _ in scrollView.contentOffset.y = -bar.maxY }
      expectEqual(scrollView.contentOffset.y, -bar.maxY)
      #expect(root.view.safeAreaInsets.top == bar.maxY && scrollView.adjustedContentInset.top == bar.maxY)
      #expect(navigation.navigationBar.windowRect == bar && refresh.windowRect == control)
      window.layOut { _ in scrollView.contentOffset.y = -bar.maxY + 20 }
      #expect(navigation.navigationBar.frame.height == 146 && refresh.windowRect == control)
      window.layOut { _ in scrollView.contentOffset.y = -bar.maxY }
      window.layOut { _ in refresh.endRefreshing() }
      #expect(navigation.navigationBar.frame.maxY == top && scrollView.contentOffset.y == -top)
      #expect(root.view.safeAreaInsets.top == top && scrollView.adjustedContentInset.top == top && refresh.isHidden)
    }
  }

  @Test func `q31 a pull refreshes below a large title, and the content rests below the row of the control`() {
    let (navigation, _, scrollView) = list(title: "Feed")
    let refresh = RefreshControl()
    scrollView.refreshControl = refresh
    RecordedDevice.phoneSE.show(navigation) { window in
      let finger = touch(window, at: CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 100, y: 480))
      #expect(refresh.isRefreshing && scrollView.adjustedContentInset.top == 116)
      finger.lift()
      window.screen.advance(by: 3)
      #expect(scrollView.contentOffset.y == -176 && navigation.navigationBar.frame.height == 166)
      window.layOut { _ in refresh.endRefreshing() }
      #expect(scrollView.contentOffset.y == -116 && navigation.navigationBar.frame.height == 106)
    }
  }

  @Test func `q31 a refresh that ends below a pushed controller leaves no inset, in the stack and outside of it`() {
    let (navigation, root, scrollView) = list(title: "Feed")
    let refresh = RefreshControl()
    scrollView.refreshControl = refresh
    RecordedDevice.phoneSE.show(navigation) { window in
      window.layOut { _ in refresh.beginRefreshing() }
      window.layOut { _ in scrollView.contentOffset.y = -176 }
      window.layOut { _ in navigation.pushViewController(ViewController(), animated: false) }
      window.layOut { _ in refresh.endRefreshing() }
      expectEqual(scrollView.adjustedContentInset.top, scrollView.safeAreaInsets.top)
      window.layOut { _ in navigation.popViewController(animated: false) }
      #expect(scrollView.adjustedContentInset.top == 116 && scrollView.contentOffset.y == -116)
      expectEqual(navigation.navigationBar.frame.height, 106)
      window.layOut { _ in refresh.beginRefreshing() }
      window.layOut { _ in navigation.setViewControllers([ViewController()], animated: false) }
      window.layOut { $0.addSubview(root.view) }
      expectEqual(scrollView.adjustedContentInset.top, scrollView.safeAreaInsets.top + 60)
    }
  }

  @Test func `q30 a finger moves the content below a large title without a rubber band`() {
    let (navigation, _, scrollView) = list(title: "Feed")
    RecordedDevice.phoneSE.show(navigation, fonts: Self.fonts) { window in
      let finger = touch(window, at: CGPoint(x: 100, y: 500))
      finger.move(to: CGPoint(x: 100, y: 400))
      window.layoutIfNeeded()
      expectEqual(navigation.navigationBar.frame.height, 54)
      let low = scrollView.contentOffset.y
      finger.move(to: CGPoint(x: 100, y: 480))
      window.layoutIfNeeded()
      expectEqual(scrollView.contentOffset.y, low - 80)
      #expect(navigation.navigationBar.frame.height > 54)
      finger.lift()
    }
  }

  @Test func `q30 another controller begins below the whole bar`() {
    let (navigation, _, scrollView) = list(title: "Feed")
    RecordedDevice.phoneSE.show(navigation, fonts: Self.fonts) { window in
      window.layOut { _ in scrollView.contentOffset.y = 352 }
      let (second, view) = (ViewController(), ScrollView())
      second.view = view
      second.navigationItem.title = "Second"
      navigation.pushViewController(second, animated: false)
      window.screen.flush()
      #expect(navigation.navigationBar.frame.height == 106 && view.contentOffset.y == -116)
      navigation.popViewController(animated: false)
      window.screen.flush()
      #expect(navigation.navigationBar.frame.height == 54 && scrollView.contentOffset.y == 352)
    }
  }

  private func textItems(_ titles: String...) -> [BarButtonItem] {
    titles.map { BarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
  }

  @Test(arguments: [
    (RecordedDevice.phoneSE, CGFloat(48), CGFloat(16)), (.phone16, 48, 16), (.padA16, 44, 20), (.lowPhone, 44, 16),
  ])
  func `q4 an app's own toolbar and its first item`(device: RecordedDevice, height: CGFloat, margin: CGFloat) {
    let (root, toolbar) = (ViewController(), Toolbar())
    let items = textItems("One", "Two")
    toolbar.items = items
    device.show(root, texts: ["One": 30, "Two": 34]) { window in
      root.view.addSubview(toolbar)
      toolbar.frame = CGRect(x: 0, y: 100, width: window.bounds.width, height: toolbar.intrinsicContentSize.height)
      toolbar.layoutIfNeeded()
      let rects = items.compactMap { $0.itemView?.convert($0.itemView?.bounds ?? .zero, to: toolbar) }
      #expect(
        rects == [
          CGRect(x: margin, y: 0, width: 62, height: height),
          CGRect(x: margin + 62 + 12, y: 0, width: 66, height: height),
        ])
    }
  }

  private nonisolated static let floatingToolbars: [(RecordedDevice, CGRect, CGFloat, CGFloat)] = [
    (.phone16, CGRect(x: 28, y: 776, width: 48, height: 48), 365, 86),
    (.phoneSE, CGRect(x: 28, y: 667 - 76, width: 48, height: 48), 375 - 28, 86),
    (.lowPhone, CGRect(x: 28, y: 303, width: 44, height: 44), 639, 82),
    (.padA16, CGRect(x: 10, y: 1111, width: 44, height: 44), 810, 79),
  ]

  @Test(arguments: floatingToolbars) func `q32 the items of a navigation controller's toolbar float above the bottom`(
    device: RecordedDevice, first: CGRect, last: CGFloat, safeBottom: CGFloat
  ) throws {
    let (navigation, root) = navigation(title: "Title")
    let image = Image(size: CGSize(width: 20, height: 20))
    let items = [0, 1].map { _ in BarButtonItem(image: image, style: .plain, target: nil, action: nil) }
    root.toolbarItems = [items[0], .flexibleSpace(), items[1]]
    navigation.isToolbarHidden = false
    try device.show(navigation) { _ in
      let rects = try items.map { try #require($0.itemView).windowRect }
      #expect(rects[0] == first && rects[1].maxX == last)
      expectEqual(root.view.safeAreaInsets.bottom, safeBottom)
    }
  }

  @Test func `q32 a navigation controller has no toolbar without items`() {
    let (navigation, root) = navigation(title: "Title")
    navigation.isToolbarHidden = false
    RecordedDevice.phone16.show(navigation) { window in
      #expect(root.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden && !navigation.isToolbarHidden)
      window.layOut { _ in root.toolbarItems = textItems("Edit") }
      expectEqual(root.view.safeAreaInsets.bottom, 86)
      window.layOut { _ in root.toolbarItems = nil }
      expectEqual(root.view.safeAreaInsets.bottom, 34)
    }
  }

  @Test func `q32 images in a toolbar of 48 points have 12 points beside them, and are 4 apart`() throws {
    let (navigation, root) = navigation(title: "Title")
    let widths: [CGFloat] = [83.0 / 3, 27]
    let items = widths.map {
      BarButtonItem(image: Image(size: CGSize(width: $0, height: 20)), style: .plain, target: nil, action: nil)
    }
    root.toolbarItems = items
    navigation.isToolbarHidden = false
    try RecordedDevice.phone16.show(navigation) { _ in
      let rects = try items.map { try #require($0.itemView).windowRect }
      #expect(rects[0].isClose(to: CGRect(x: 28, y: 776, width: 28 - 1.0 / 3 + 24, height: 48)))
      #expect(rects[1].isClose(to: CGRect(x: 83 + 2.0 / 3, y: 776, width: 51, height: 48)))
    }
  }

  // MARK: Tabs

  private func tabs(_ titles: String...) -> TabBarController {
    let tabs = TabBarController()
    tabs.viewControllers = titles.map { title in
      let root = ViewController()
      root.tabBarItem = TabBarItem(title: title, image: Image(size: CGSize(width: 27.5, height: 27.5)), tag: 0)
      return root
    }
    return tabs
  }

  @Test func `q5 a tab bar is 83 points high without a home indicator, its tabs overlap`() throws {
    let tabs = tabs("Library", "Tools", "Scroll")
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    try RecordedDevice.phoneSE.show(tabs, texts: ["Library": 36, "Tools": 26.5, "Scroll": 28.5]) { window in
      expectEqual(tabs.tabBar.windowRect, CGRect(x: 0, y: 584, width: 375, height: 83))
      expectEqual(tabs.selectedViewController?.view.safeAreaInsets, EdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
      let buttons = try #require(tabs.tabBar.items).compactMap(\.itemView)
      expectEqual(buttons.map(\.windowRect), [55, 141, 227].map { CGRect(x: $0, y: 588, width: 94, height: 54) })
      let title = try #require(buttons[1].find(.label("Tools")))
      // 33.75 is a whole point: 34.
      expectEqual(title.frame.origin, CGPoint(x: 34, y: 35))
      let badge = try #require(buttons[1].find(.label("3")))
      expectEqual(badge.frame, CGRect(x: 33 + 27.5 - 5, y: 6 - 4, width: 20, height: 20))
      expectEqual(badge.backgroundColor, .systemRed)
    }
  }

  @Test func `q5 two tabs of an iPhone 16`() throws {
    let tabs = tabs("One", "Two")
    try RecordedDevice.phone16.show(tabs) { _ in
      expectEqual(tabs.tabBar.windowRect, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
      let items = try #require(tabs.tabBar.items)
      expectEqual(items.compactMap(\.itemView).map(\.windowRect.minX), [107, 193])
      expectEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 83)
    }
  }

  @Test func `q5 many tabs share the width`() throws {
    let tabs = tabs("A", "B", "C", "D", "E")
    try RecordedDevice.phoneSE.show(tabs) { _ in
      let rects = try #require(tabs.tabBar.items).compactMap(\.itemView).map(\.windowRect)
      #expect(rects.first?.minX ?? 0 >= 21 && rects.last?.maxX ?? 400 <= 375 - 21)
    }
  }

  @Test func `q5 on a pad the bar is at the top, as wide as its titles and 32 points more for each`() throws {
    let tabs = tabs("Library", "Tools", "Scroll")
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    try RecordedDevice.padA16.show(tabs, texts: ["Library": 55, "Tools": 41.5, "Scroll": 44.5]) { _ in
      expectEqual(tabs.tabBar.windowRect, CGRect(x: 0, y: 32, width: 820, height: 44))
      expectEqual(tabs.selectedViewController?.view.safeAreaInsets, EdgeInsets(top: 96, left: 0, bottom: 25, right: 0))
      let buttons = try #require(tabs.tabBar.items).compactMap(\.itemView)
      // (820 - 87 - 73.5 - 76.5) / 2 = 291.5.
      #expect(
        buttons.map(\.windowRect) == [
          CGRect(x: 291.5, y: 36, width: 55 + 32, height: 36), CGRect(x: 378.5, y: 36, width: 73.5, height: 36),
          CGRect(x: 452, y: 36, width: 76.5, height: 36),
        ])
      tabs.tabBar.layOut { $0.semanticContentAttribute = .forceRightToLeft }
      // 820 less the left edges.
      let ends: [CGFloat] = [528.5, 441.5, 368]
      expectEqual(buttons.map(\.windowRect.maxX), ends)
      let title = try #require(buttons[1].find(.label("Tools")))
      expectEqual(title.frame, CGRect(x: 16, y: 8, width: 41.5, height: 20.5))
      expectEqual(title.font, .systemFont(ofSize: 17, weight: .medium))
    }
  }

  @Test func `the safe area of a pad follows the bar at the top, 20 points below it`() {
    let tabs = tabs("One", "Two")
    var era = SystemEra.iOS26
    era.bars.tabs?.topBar = 60
    RecordedDevice.padA16.show(tabs, era: era) { _ in
      expectEqual(tabs.tabBar.windowRect, CGRect(x: 0, y: 32, width: 820, height: 60))
      expectEqual(tabs.selectedViewController?.view.safeAreaInsets.top, 112)
    }
  }

  @Test func `q5 a navigation controller has its bar in the row of the tabs, without a title`() throws {
    let tabs = TabBarController()
    let (navigation, root) = navigation(title: "Library")
    tabs.viewControllers = [navigation]
    try RecordedDevice.padA16.show(tabs) { window in
      expectEqual(navigation.navigationBar.windowRect, CGRect(x: 0, y: 32, width: 820, height: 54))
      expectEqual(root.view.safeAreaInsets, EdgeInsets(top: 86, left: 0, bottom: 25, right: 0))
      let label = try #require(navigation.navigationBar.findAll(.label("Library")).first)
      #expect(label.isHidden)
      window.layOut { navigation.isNavigationBarHidden = true }
      expectEqual(root.view.safeAreaInsets.top, 32)
    }
  }

  @Test(arguments: [true, false])
  func `q10 the title that is set last, of a root or of its navigation controller, is that of the tab`(hasItem: Bool) {
    let (navigation, root) = navigation(title: "Library")
    let (empty, tabs) = (NavigationController(), TabBarController())
    if hasItem { navigation.tabBarItem = TabBarItem(title: "Given", image: Image(), tag: 0) }
    (navigation.title, empty.title) = ("Home", "Search")
    tabs.viewControllers = [navigation, empty]
    expectEqual(tabs.tabBar.items?.map(\.title), ["Home", "Search"])
    root.title = "Set"
    expectEqual(tabs.tabBar.items?.first?.title, "Set")
    let second = ViewController()
    navigation.pushViewController(second, animated: false)
    second.title = "Second"
    expectEqual(tabs.tabBar.items?.map(\.title), ["Set", "Search"])
    navigation.title = "Home"
    expectEqual(tabs.tabBar.items?.first?.title, "Home")
  }

  @Test func `a new era of the screen shows the bars with its sizes`() throws {
    let (navigation, root) = navigation(title: "Title")
    let item = BarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    try RecordedDevice.phoneSE.show(navigation, era: .iOS18, texts: ["More": 40.5]) { window in
      try expectEqual(#require(item.itemView).bounds.width, 40.5 + 8)
      window.layOut { $0.screen.era = .iOS26 }
      let glass = try #require(item.itemView)
      #expect(glass.bounds.width == 72.5 && navigation.navigationBar.frame.minY == 10)
      window.layOut { $0.screen.era = .iOS18 }
      let after = try #require(item.itemView)
      #expect(after.bounds.width == 48.5 && navigation.navigationBar.frame.minY == 0)
    }
  }

  @Test(arguments: [(SystemEra.iOS15, CGFloat(56)), (.standard, 44)])
  func `q8 a bar in a sheet of iOS 16 is 56 points high`(era: SystemEra, height: CGFloat) {
    let (navigation, _) = navigation(title: "Sheet")
    let root = ViewController()
    RecordedDevice.phoneSE.show(root, era: era) { window in
      root.present(navigation)
      expectEqual(navigation.navigationBar.frame.height, height)
    }
  }
}
