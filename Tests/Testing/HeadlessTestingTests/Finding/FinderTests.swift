import HeadlessKit
import HeadlessTesting

/// The matches of finders in a small tree.
///
/// ```
/// window
///   bar #bar       Back (tag 1), Next
///   list tag 7     'Bread' label, Buy (tag 2), Buy
/// ```
@MainActor @Suite("Finders") struct FinderTests {
  final class Bar: View {}
  final class Buy: Button {}

  let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let bar = Bar()
  let list = View()
  let back = Button.titled("Back")
  let next = Button.titled("Next")
  let bread = Label()
  let first = Buy()
  let second = Buy()

  init() {
    bar.accessibilityIdentifier = "bar"
    list.tag = 7
    back.tag = 1
    first.tag = 2
    first.setTitle("Buy", for: .normal)
    second.setTitle("Buy", for: .normal)
    bread.text = "Bread"
    bread.accessibilityLabel = "White bread"
    window.layOut { $0.holding(bar.holding(back, next), list.holding(bread, first, second)) }
  }

  @Test func `a button is found by the title it shows, plain or attributed`() {
    expectEqual(window.find(.button(titled: "Back")), back)
    next.setAttributedTitle(NSAttributedString(string: "Continue"), for: .normal)
    expectEqual(window.find(.button(titled: "Continue")), next)
  }

  @Test func `a label is found by its text, except the label inside a button`() {
    expectEqual(window.find(.label("Bread")), bread)
    #expect(back.titleLabel?.text == "Back" && window.findAll(.label("Back")).isEmpty)
  }

  @Test func `a view is found by type, identifier, accessibility label, tag and condition`() {
    expectEqual(window.find(.view(ofType: Bar.self)), bar)
    expectEqual(window.find(.identifier("bar")), bar)
    expectEqual(window.find(.accessibilityLabel("White bread")), bread)
    expectEqual(window.find(.accessibilityLabel("Back")), back)
    expectEqual(window.find(.tag(2)), first)
    expectEqual(window.find(.view("button without a tag in the list") { $0 === second }), second)
  }

  @Test func `a class matches its subclasses and the root itself, and the result has the static type of the class`() {
    expectEqual(window.findAll(.view(ofType: Button.self)), [back, next, first, second])
    expectEqual(bar.find(.view(ofType: Bar.self)), bar)
    let found: Buy? = list.find(.view(ofType: Buy.self).at(1))
    #expect(found === second)
  }

  @Test func `superviews precede subviews, and siblings are in back-to-front order`() {
    list.bringSubviewToFront(bread)
    let views = list.findAll(.view("anything") { (view: View) in view.superview === list || view === list })
    expectEqual(views, [list, first, second, bread])
  }

  @Test func `inside matches below the match of another finder, at any depth, also above the root of the search`() {
    expectEqual(window.findAll(.view(ofType: Button.self).inside(.tag(7))), [first, second])
    expectEqual(window.find(.button(titled: "Back").inside(.identifier("bar"))), back)
    expectEqual(bar.find(.button(titled: "Back").inside(.view(ofType: Window.self))), back)
    #expect(window.find(.button(titled: "Back").inside(.identifier("bar").inside(.view(ofType: Window.self)))) == back)
    #expect(window.findAll(.view(ofType: Bar.self).inside(.identifier("bar"))).isEmpty)
    #expect(window.findAll(.view(ofType: Button.self).inside(.view(ofType: Window.self).inside(.tag(7)))).isEmpty)
  }

  @Test func `inside the second of several, or inside a visible one, matches only below that one`() {
    let root = View()
    let rows = (0..<2).map { _ in View() }
    for row in rows {
      row.accessibilityIdentifier = "row"
      root.addSubview(row)
    }
    let buy = Button.titled("Buy")
    rows[0].addSubview(buy)
    let button = Finder.button(titled: "Buy")
    expectEqual(root.findAll(button.inside(.identifier("row").at(0))), [buy])
    #expect(root.findAll(button.inside(.identifier("row").at(1))).isEmpty)
    expectEqual(root.findAll(button.inside(.identifier("row").visible)), [buy])
    rows[0].isHidden = true
    #expect(root.findAll(button.inside(.identifier("row").visible)).isEmpty)
  }

  @Test func `visible excludes views that are hidden or transparent, or whose superview is`() {
    window.isHidden = false
    let buttons = Finder.view(ofType: Button.self).visible
    expectEqual(window.findAll(buttons).count, 4)
    back.isHidden = true
    list.alpha = 0.009
    expectEqual(window.findAll(buttons), [next])
    #expect(list.findAll(buttons).isEmpty && first.findAll(buttons).isEmpty)
    list.alpha = 0.01
    expectEqual(window.find(.button(titled: "Buy").visible.at(1)), second)
  }

  @Test func `require returns the view or throws the message of a failure`() throws {
    try expectEqual(window.require(.tag(1)), back)
    let error = #expect(throws: FindingError.self) { try bar.require(.tag(3)) }
    expectEqual(
      error?.description,
      "Expected exactly one view with the tag 3 in <Bar #bar>; found none. There are views with the tags 1.")
  }

  @Test func `100,000 levels deep, the innermost view is found, and a failure names the end of its path`() {
    let root = View()
    var innermost = root
    for _ in 1..<100_000 { innermost = innermost.adding(View()) }
    innermost.tag = 5
    expectEqual(root.find(.tag(5).inside(.view(ofType: View.self)).visible), innermost)
    let path = Array(repeating: "<View (0, 0, 0, 0)>", count: 5).joined(separator: " > ")
    innermost.superview?.superview?.superview?.superview?.superview?.superview?.tag = 5
    expectFailure(
      "Expected exactly one view with the tag 5 in <View (0, 0, 0, 0)>; found 2: "
        + ".at(0) … > \(path) > <View tag 5> (0, 0, 0, 0); .at(1) … > \(path) > <View tag 5> (0, 0, 0, 0). Narrow it with .inside(…) or pick one with .at(…)."
    ) { root.find(.tag(5), sourceLocation: $0) }
  }
}
