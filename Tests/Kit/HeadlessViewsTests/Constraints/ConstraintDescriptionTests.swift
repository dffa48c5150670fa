import HeadlessKit
import HeadlessTesting

@testable import HeadlessViews

@MainActor @Suite("Descriptions of constraints") struct ConstraintDescriptionTests {
  let scene = ConstraintScene(isPlacedVertically: false)

  private func text(_ constraint: LayoutConstraint) -> String {
    var description = ConstraintDescription()
    return description.text(of: constraint)
  }

  @Test func `f23 gaps are in the visual format where the constant is the gap`() {
    let (view, container) = (scene.view, scene.container)
    let other = container.adding(Label.showing("Hi"))
    let texts = [
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16): "H:|-(16)-[View]",
      container.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8): "V:[View]-(>=8)-|",
      view.leftAnchor.constraint(equalTo: container.leftAnchor): "H:|-(0)-[View](LTR)",
    ]
    for (constraint, formula) in texts {
      expectEqual(text(constraint), "<LayoutConstraint \(formula)   (inactive, names: '|':View#2 )>")
    }
    let expected = "<LayoutConstraint V:[View]-(4)-[Label'Hi']   (inactive)>"
    expectEqual(text(other.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4)), expected)
  }

  @Test func `everything else is an equation`() {
    let (view, container) = (scene.view, scene.container)
    let optional = view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5, constant: -8)
    optional.priority = LayoutPriority(750)
    let texts = [
      (view.widthAnchor.constraint(equalToConstant: 100), "View.width == 100"),
      (
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
        "View.trailing == View#2.trailing - 10"
      ),
      (view.centerXAnchor.constraint(equalTo: container.centerXAnchor), "View.centerX == View#2.centerX"),
      (container.topAnchor.constraint(equalTo: view.topAnchor), "View.top == View#2.top"),
      (optional, "View.width == 0.5*View#2.width - 8 @750"),
      (
        view.topAnchor.constraint(equalTo: container.layoutMarginsGuide.topAnchor),
        "View.top == LayoutGuide'UIViewLayoutMarginsGuide'.top"
      ),
    ]
    for (constraint, formula) in texts { expectEqual(text(constraint), "<LayoutConstraint \(formula)   (inactive)>") }
  }

  @Test func `an accessibility identifier is the name of a view, and the list of names has its class`() {
    let lock = ConstraintScene.addView(to: scene.container, identifier: "toolbar.lock")
    let width = lock.widthAnchor.constraint(equalToConstant: 24)
    width.identifier = "lock-width"
    width.isActive = true
    expectEqual(
      text(width), "<LayoutConstraint 'lock-width' toolbar.lock.width == 24   (active, names: toolbar.lock:View )>")
  }

  @Test func `descriptions have the addresses that views print`() {
    let width = scene.view.widthAnchor.constraint(equalToConstant: 24)
    let address = "\(scene.view)".dropFirst("<View: ".count).dropLast()
    #expect(width.description.contains(" View:\(address).width == 24   (inactive)>"))
    #expect(width.description.hasPrefix("<LayoutConstraint:0x"))
    let anchor = scene.view.rightAnchor
    #expect(anchor.description.hasPrefix("<LayoutXAxisAnchor:0x"))
    #expect(anchor.description.hasSuffix(" \"View:\(address).right\">"))
  }

  @Test func `f52 a guide prints its identifier, its frame and its owning view`() {
    let guide = scene.container.safeAreaLayoutGuide
    #expect(guide.description.hasPrefix("<LayoutGuide: 0x"))
    #expect(
      guide.description.hasSuffix(
        " - \"UIViewSafeAreaLayoutGuide\", layoutFrame = {{0, 0}, {300, 300}}, owningView = \(scene.container)>"))
  }

  /// The masks of rows al-armask-*, with the left edge and width of a view in a superview of a width.
  struct MaskRow: Sendable {
    let id: String
    let mask: View.AutoresizingMask
    let left, width, room: CGFloat
    let printed: String
  }

  nonisolated static let maskRows = [
    // 0.500507 × 64 = 32.0324: the left margin's share of (W − 64).
    MaskRow(
      id: "al-armask-margins", mask: [.flexibleLeftMargin, .flexibleRightMargin], left: 0.500507 * (400 - 64),
      width: 64,
      room: 400, printed: "h=&-& v=--& View.minX == 0.500507*View#2.width - 32.0324"),
    MaskRow(
      id: "al-armask-width", mask: .flexibleWidth, left: 0, width: 28, room: 1000,
      printed: "h=-&- v=--& View.width == View#2.width - 972"),
    MaskRow(
      id: "al-armask-frame", mask: [], left: -1.0 / 3, width: 5 / 3, room: 100,
      printed: "h=--& v=--& View.minX == - 0.333333"),
  ]

  @Test(arguments: maskRows) func `f36 a frame-based view's rows are printed with the signs of its mask`(row: MaskRow) {
    scene.view.widthAnchor.constraint(equalToConstant: row.room).isActive = true
    scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor).isActive = true
    scene.window.layoutIfNeeded()
    let framed = View(frame: CGRect(x: row.left, y: 0, width: row.width, height: 10))
    framed.autoresizingMask = row.mask
    scene.view.addSubview(framed)
    let component: SolvedItem.Component = row.printed.contains("minX") ? .left : .width
    var description = ConstraintDescription()
    let text = description.text(ofFrame: component, of: framed.layoutItem)
    let names = text.contains("names") ? ", names: '|':View#2 " : ""
    expectEqual(text, "<NSAutoresizingMaskLayoutConstraint \(row.printed)   (active\(names))>")
  }
}
