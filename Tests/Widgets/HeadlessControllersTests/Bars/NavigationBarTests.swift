import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Navigation bars", .screen(scale: 2), .reportsIssuesAsFailures) struct NavigationBarTests {
  private let title = NavigationItem(title: "Title")

  private func item(width: CGFloat) -> BarButtonItem {
    BarButtonItem(image: Image(size: CGSize(width: width, height: 20)), style: .plain, target: nil, action: nil)
  }

  private func bar(width: CGFloat = 375, _ items: NavigationItem...) -> NavigationBar {
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.layOut { $0.items = items }
    return bar
  }

  private func frame(_ view: View?, in bar: NavigationBar) -> CGRect {
    view.map { $0.convert($0.bounds, to: bar) } ?? .null
  }

  @Test func `n3, n4 buttons have the frames of a dump, and a custom view ends 16 points before the edge`() {
    let (left, right) = (item(width: 35), item(width: 52))
    title.leftBarButtonItem = left
    title.rightBarButtonItem = right
    let bar = bar(title)
    expectEqual(frame(left.itemView, in: bar), CGRect(x: 8, y: 0, width: 46, height: 44))
    expectEqual(frame(right.itemView, in: bar), CGRect(x: 307, y: 0, width: 60, height: 44))
    let view = View(frame: CGRect(x: 0, y: 0, width: 17, height: 20))
    bar.layOut { title.rightBarButtonItem = BarButtonItem(customView: view) }
    expectEqual(frame(view, in: bar), CGRect(x: 342, y: 12, width: 17, height: 20))
  }

  @Test func `n4 two buttons are 8 points apart, a fixed space replaces the distance, hidden items leave none`() {
    let title = NavigationItem(title: "")
    let (a, b, c) = (item(width: 24), item(width: 24), item(width: 24))
    title.leftBarButtonItems = [a, b, .fixedSpace(20), c, .flexibleSpace()]
    let bar = bar(title)
    let positions = [a, b, c].map { frame($0.itemView, in: bar).minX }
    let second: CGFloat = 8 + 46 + 8
    expectEqual(positions, [8, second, second + 46 + 20])
    bar.layOut { a.isHidden = true }
    #expect(a.itemView == nil && frame(b.itemView, in: bar).minX == 8)
  }

  @Test(arguments: [false, true])
  func `a bar from right to left is the mirror image of one from left to right, also one that was shown before`(
    wasShown: Bool
  ) {
    func frames(_ direction: SemanticContentAttribute) -> [CGRect] {
      let title = NavigationItem(title: String(repeating: "Title ", count: 20))
      title.leftItemsSupplementBackButton = true
      title.leftBarButtonItem = item(width: 35)
      title.rightBarButtonItems = [
        item(width: 52), BarButtonItem(customView: View(frame: CGRect(x: 0, y: 0, width: 17, height: 20))),
      ]
      let bar = bar(NavigationItem(title: "Back"), title)
      if !wasShown { bar.items = [] }
      bar.semanticContentAttribute = direction
      if !wasShown { bar.items = [NavigationItem(title: "Back"), title] }
      bar.layoutIfNeeded()
      return bar.subviews.flatMap(\.subviews).map { frame($0, in: bar) }
    }
    let leftToRight = frames(.forceLeftToRight)
    expectEqual(leftToRight.count, 5)
    expectEqual(
      frames(.forceRightToLeft),
      leftToRight.map { CGRect(x: 375 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
  }

  @Test func `n6 a title view is in the middle, as large as it fits, and smaller beside items`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 101, height: 30))
    title.titleView = view
    let bar = bar(title)
    expectEqual(frame(view, in: bar), CGRect(x: 137, y: 7, width: 101, height: 30))
    view.bounds.size.width = 500
    title.leftBarButtonItem = item(width: 24)
    bar.layoutIfNeeded()
    expectEqual(frame(view, in: bar), CGRect(x: 8 + 46 + 6, y: 7, width: 375 - 8 - 60, height: 30))
    view.bounds.size.width = 101
    title.leftBarButtonItem = nil
    title.rightBarButtonItem = item(width: 150)
    bar.layoutIfNeeded()
    let end = frame(title.rightBarButtonItem?.itemView, in: bar).minX
    expectEqual(frame(view, in: bar), CGRect(x: end - 101, y: 7, width: 101, height: 30))
  }

  final class ContentView: View {
    var content = CGSize(width: 81, height: 20)
    override var intrinsicContentSize: CGSize { content }
  }

  @Test func `n6 a title view with an intrinsic content size has that size, whatever its frame is`() {
    let view = ContentView(frame: CGRect(x: 0, y: 0, width: 5, height: 7))
    title.titleView = view
    let bar = bar(title)
    expectEqual(frame(view, in: bar), CGRect(x: 147, y: 12, width: 81, height: 20))
    let filling = ContentView()
    filling.content = View.layoutFittingExpandedSize
    title.titleView = filling
    bar.layoutIfNeeded()
    expectEqual(frame(filling, in: bar), CGRect(x: 8, y: 0, width: 375 - 2 * 8, height: 44))
    let label = Label()
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 12)
    label.text = String(repeating: "long title ", count: 10)
    title.titleView = label
    bar.layoutIfNeeded()
    #expect(label.frame.width <= 375 - 2 * 8 && label.frame.height > 1.5 * label.font.lineHeight)
  }

  @Test func `a title view with constraints has the size that they determine`() {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 101), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    title.titleView = view
    let bar = bar(title)
    expectEqual(frame(view, in: bar), CGRect(x: 137, y: 7, width: 101, height: 30))
  }

  @Test func `n13 a prompt and a large title make the bar higher; the last item with a mode of its own decides`() {
    let bar = bar(title)
    expectEqual(bar.intrinsicContentSize.height, 44)
    title.prompt = "Prompt"
    expectEqual(bar.sizeThatFits(CGSize(width: 375, height: 0)), CGSize(width: 375, height: 74))
    title.prompt = nil
    bar.prefersLargeTitles = true
    expectEqual(bar.intrinsicContentSize.height, 96)
    title.largeTitleDisplayMode = .never
    expectEqual(bar.intrinsicContentSize.height, 44)
    let second = NavigationItem(title: "Second")
    bar.items = [title, second]
    expectEqual(bar.intrinsicContentSize.height, 44)
    title.largeTitleDisplayMode = .always
    expectEqual(bar.intrinsicContentSize.height, 96)
    bar.items = [title, second, NavigationItem(title: "Third")]
    second.largeTitleDisplayMode = .never
    expectEqual(bar.intrinsicContentSize.height, 44)
    (title.largeTitleDisplayMode, second.largeTitleDisplayMode) = (.never, .always)
    expectEqual(bar.intrinsicContentSize.height, 96)
  }

  @Test func `n5 the back button has the title of the item below, or of its back item`() {
    let (first, second) = (NavigationItem(title: "First"), NavigationItem(title: "Second"))
    let bar = bar(first, second)
    #expect(bar.topItem === second && bar.backItem === first && bar.find(.button(titled: "First")) != nil)
    bar.layOut { first.backButtonTitle = "Home" }
    #expect(bar.find(.button(titled: "Home")) != nil)
    first.backBarButtonItem = BarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    bar.layoutIfNeeded()
    #expect(bar.find(.button(titled: "Own")) != nil)
    first.backBarButtonItem = nil
    first.backButtonTitle = nil
    first.title = "A title that is much too long for a button"
    bar.layoutIfNeeded()
    #expect(bar.find(.button(titled: "Back")) != nil)
  }

  @Test func `left items replace the back button unless they supplement it`() {
    let (first, second) = (NavigationItem(title: "First"), NavigationItem(title: "Second"))
    second.leftBarButtonItem = item(width: 24)
    let bar = bar(first, second)
    #expect(bar.findAll(.button(titled: "First")).isEmpty)
    bar.layOut { second.leftItemsSupplementBackButton = true }
    #expect(bar.find(.button(titled: "First")) != nil)
    bar.layOut { second.hidesBackButton = true }
    #expect(bar.findAll(.button(titled: "First")).isEmpty)
  }

  final class Judge: NavigationBarDelegate {
    let log = Log()
    var allows = true
    func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
      log.write("shouldPush")
      return allows
    }
    func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) { log.write("didPush") }
    func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      log.write("shouldPop")
      return allows
    }
    func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) { log.write("didPop") }
    func position(for bar: any BarPositioning) -> BarPosition { .top }
  }

  @Test func `the delegate of a bar of one's own is asked about pushes and pops`() {
    let (judge, window) = (Judge(), Window())
    let bar = window.adding(bar(NavigationItem(title: "First")))
    window.makeKeyAndVisible()
    bar.delegate = judge
    expectEqual(bar.barPosition, .top)
    bar.pushItem(NavigationItem(title: "Second"), animated: true)
    expectEqual(judge.log.removeLines(), ["shouldPush", "didPush"])
    window.layoutIfNeeded()
    tap(.button(titled: "First"), in: window)
    #expect(judge.log.removeLines() == ["shouldPop", "didPop"] && bar.items?.count == 1)
    judge.allows = false
    bar.pushItem(NavigationItem(title: "Second"), animated: true)
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
  }

  @Test func `an item is pushed once`() {
    let first = NavigationItem(title: "First")
    let bar = bar(first)
    expectIssue(containing: "contains the item First already") { bar.pushItem(first, animated: false) }
    expectEqual(bar.items?.count, 1)
  }

  @Test func `the bar of a navigation controller is not changed directly`() {
    let nav = NavigationController(rootViewController: Page("a"))
    let bar = nav.navigationBar
    expectIssue(containing: "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller") {
      bar.items = []
    }
    expectIssue(containing: "pushNavigationItem:animated:") { bar.pushItem(NavigationItem(title: ""), animated: false) }
    expectIssue(containing: "popNavigationItemAnimated:") { _ = bar.popItem(animated: false) }
    let judge = Judge()
    expectIssue(containing: "Cannot manually set the delegate") { bar.delegate = judge }
    #expect(bar.items?.count == 1 && bar.delegate == nil)
  }

  @Test func `title and background follow the appearance, and the bar's own values before it`() {
    let bar = bar(NavigationItem(title: "Title"))
    let appearance = NavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: Color.red]
    appearance.backgroundColor = .yellow
    bar.layOut { $0.standardAppearance = appearance }
    let label = bar.find(.label("Title"))
    #expect(label?.textColor == .red && bar.subviews[0].backgroundColor == .yellow)
    bar.titleTextAttributes = [.foregroundColor: Color.green]
    bar.layOut { $0.barTintColor = .black }
    #expect(label?.textColor == .green && bar.subviews[0].backgroundColor == .black)
  }

  nonisolated static let sizes: [CGSize] = [
    .zero, CGSize(width: 0.1, height: 0.1), CGSize(width: 1e9, height: 1), CGSize(width: 3, height: 1e9),
  ]

  @Test(arguments: sizes) func `any size is laid out`(size: CGSize) {
    title.leftBarButtonItems = [item(width: 24), .fixedSpace(-3), BarButtonItem(customView: View())]
    title.rightBarButtonItems = [.flexibleSpace(), .flexibleSpace()]
    title.prompt = "Prompt"
    let bar = bar(NavigationItem(title: "Back"), title)
    bar.prefersLargeTitles = true
    bar.layOut { $0.frame.size = size }
    title.leftItemsSupplementBackButton = true
    bar.layoutIfNeeded()
    #expect(bar.subviews.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
  }

  @Test func `an item that is not shown any more does not lay out the bar`() {
    final class Counting: NavigationBar {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (old, new) = (NavigationItem(title: "Old"), NavigationItem(title: "New"))
    let bar = Counting(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [old]
    bar.layOut { $0.items = [new] }
    let count = bar.count
    bar.layOut { old.title = "Other" }
    expectEqual(bar.count, count)
    bar.layOut { new.title = "Other" }
    expectEqual(bar.count, count + 1)
  }

  @Test func `a bar that turns around shows the same as one that always was so`() {
    let images = [30, 50].map { Image(size: CGSize(width: $0, height: 20)) }
    func bar(_ attributes: SemanticContentAttribute...) -> NavigationBar {
      let (below, item) = (NavigationItem(title: "Back"), NavigationItem(title: "Title"))
      item.leftItemsSupplementBackButton = true
      item.leftBarButtonItem = BarButtonItem(image: images[0], style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = BarButtonItem(image: images[1], style: .plain, target: nil, action: nil)
      let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      bar.items = [below, item]
      for attribute in attributes { bar.layOut { $0.semanticContentAttribute = attribute } }
      return bar
    }
    let turned = bar(.forceLeftToRight, .forceRightToLeft)
    expectEqual(turned.drawing(), bar(.forceRightToLeft).drawing())
    #expect(turned.drawing() != bar(.forceLeftToRight).drawing())
    turned.layOut { $0.semanticContentAttribute = .forceLeftToRight }
    expectEqual(turned.drawing(), bar(.forceLeftToRight).drawing())
  }

  @Test func `a long title ends before the room of a view of an app, on both sides`() {
    let (left, right) = (View(frame: CGRect(x: 0, y: 0, width: 17, height: 20)), View())
    right.frame = left.frame
    let item = NavigationItem(title: String(repeating: "Title ", count: 20))
    item.leftBarButtonItem = BarButtonItem(customView: left)
    item.rightBarButtonItem = BarButtonItem(customView: right)
    let bar = bar(item)
    let title = frame(bar.find(.label(item.title!)), in: bar)
    #expect(title.maxX <= frame(right, in: bar).minX - 8 && title.minX >= frame(left, in: bar).maxX + 8)
  }
}
