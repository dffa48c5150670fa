import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// The elements that assistive applications visit, their order, and what is read.
@MainActor @Suite("Accessibility tree", .textMeasurer(.oneEm)) struct AccessibilityTreeTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Adds a label of 10 points' height.
  @discardableResult
  private func add(_ text: String, _ x: CGFloat, _ y: CGFloat, to view: View? = nil) -> Label {
    let label = (view ?? root).adding(Label(frame: CGRect(x: x, y: y, width: 10, height: 10)))
    label.text = text
    return label
  }

  private var labels: [String] {
    accessibilityTree(of: root).split(separator: "\n").map { String($0.split(separator: "\"")[1]) }
  }

  @Test func `ax7 elements are read from the top down and, at equal tops, from left to right`() {
    for (text, x, y) in [("d", 0, 20), ("c", 50, 10), ("b", 20, 10), ("a", 90, 0)] as [(String, CGFloat, CGFloat)] {
      add(text, x, y)
    }
    expectEqual(labels, ["a", "b", "c", "d"])
    root.semanticContentAttribute = .forceRightToLeft
    expectEqual(labels, ["a", "c", "b", "d"])
  }

  @Test func `ax7 a group is read as a whole, at the place of its bounding box`() {
    let group = root.adding(View(frame: CGRect(x: 0, y: 0, width: 50, height: 100)))
    add("low", 0, 50, to: group)
    add("high", 0, 10, to: group)
    add("side", 60, 20)
    expectEqual(labels, ["high", "side", "low"])
    group.shouldGroupAccessibilityChildren = true
    expectEqual(labels, ["high", "low", "side"])
  }

  @Test func `ax5 an array of elements replaces the subviews and has its own order`() {
    let first = add("first", 0, 50)
    add("out", 0, 0)
    let made = AccessibilityElement(accessibilityContainer: root)
    made.accessibilityLabel = "made"
    made.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    root.accessibilityElements = [first, made, "no element"]
    expectAccessibilityTree(
      root,
      """
      text "first" (0, 50, 10, 10)
      element "made" (5, 6, 7, 8)
      """)
  }

  @Test func `ax6 elements without an area and labels without a text are not visited`() {
    add("", 0, 0)
    add("low", 0, 20).frame.size.height = 0
    add("narrow", 0, 30).frame.size.width = 0
    add("", 0, 40).accessibilityValue = "30%"
    add("", 0, 60).accessibilityLabel = "named"
    expectAccessibilityTree(
      root,
      """
      text, value "30%" (0, 40, 10, 10)
      text "named" (0, 60, 10, 10)
      """)
  }

  @Test func `a view among its own elements ends the search`() {
    root.accessibilityElements = [root, add("a", 0, 0)]
    #expect(labels.contains("a") && labels.count <= 100)
  }

  @Test func `ax4 what an element contains is not read`() {
    add("inside", 0, 0)
    root.isAccessibilityElement = true
    root.accessibilityLabel = "card"
    expectEqual(accessibilityTree(of: root), "element \"card\" (0, 0, 100, 100)")
  }

  @Test func `ax6 hidden, transparent and empty views, and hidden elements, are not read`() {
    add("hidden", 0, 0).isHidden = true
    add("clear", 0, 0).alpha = 0
    add("empty", 0, 0).frame.size = .zero
    add("skipped", 0, 0).accessibilityElementsHidden = true
    expectEqual(accessibilityTree(of: root), "")
  }

  @Test func `ax6 the last modal subview alone is read`() {
    add("behind", 0, 0)
    for text in ["first", "last"] {
      let modal = root.adding(View(frame: root.bounds))
      modal.accessibilityViewIsModal = true
      add(text, 0, 0, to: modal)
    }
    add("in front", 0, 0)
    expectEqual(labels, ["last"])
  }

  @Test func `a chain of 20,000 views is read`() {
    var parent = root
    for _ in 0..<20_000 { parent = parent.adding(View(frame: root.bounds)) }
    add("deep", 0, 0, to: parent)
    expectEqual(labels, ["deep"])
  }

  @Test func `a line has role, label, value, states, actions, hint and rectangle in the view's coordinates`() {
    root.frame.origin = CGPoint(x: 40, y: 30)
    let button = root.adding(Button.titled("Buy\nnow", frame: CGRect(x: 10, y: 20, width: 50, height: 44)))
    (button.isSelected, button.isEnabled) = (true, false)
    button.accessibilityValue = "2"
    button.accessibilityHint = "Orders it"
    button.accessibilityCustomActions = [AccessibilityCustomAction(name: "Delete", actionHandler: nil)]
    expectAccessibilityTree(
      root,
      """
      button "Buy\\nnow", value "2", selected, disabled, actions "Delete", hint "Orders it" (10, 20, 50, 44)
      """)
  }

  @Test func `a failure shows the elements that differ`() {
    add("a", 0, 0)
    expectFailure(
      """
      The accessibility elements of <View (0, 0, 100, 100)> are not as expected (- expected, + found):
      - button "a" (0, 0, 10, 10)
      + text "a" (0, 0, 10, 10)
      """
    ) { expectAccessibilityTree(root, "button \"a\" (0, 0, 10, 10)", sourceLocation: $0) }
  }

  struct Spoken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> View
  }

  nonisolated static let spoken = [
    Spoken(testDescription: "Buy. Button.") { button { _ in } },
    Spoken(testDescription: "Selected: Buy. Dimmed. Button. Adds it.") {
      button { ($0.isSelected, $0.isEnabled, $0.accessibilityHint) = (true, false, "Adds it.") }
    },
    Spoken(testDescription: "Volume: 30%. Adjustable.") {
      configured(Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))) {
        ($0.value, $0.accessibilityLabel) = (0.3, "Volume")
      }
    },
    Spoken(testDescription: "Wi-Fi. Switch Button. On.") {
      configured(Switch()) { ($0.isOn, $0.accessibilityLabel) = (true, "Wi-Fi") }
    },
    Spoken(testDescription: "Name. Text Field.") {
      configured(TextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))) { $0.placeholder = "Name" }
    },
    Spoken(testDescription: "50%.") {
      configured(ProgressView(frame: CGRect(x: 0, y: 0, width: 50, height: 4))) { $0.progress = 0.5 }
    },
    Spoken(testDescription: "Delete it?") {
      configured(Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))) { $0.text = "Delete it?" }
    },
    Spoken(testDescription: "Cart. Heading.") {
      configured(Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))) {
        ($0.text, $0.accessibilityTraits) = ("Cart", .header)
      }
    },
  ]

  @MainActor private static func button(_ change: (Button) -> Void) -> Button {
    let button = Button.titled("Buy", frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    change(button)
    return button
  }

  @Test(arguments: spoken) func `ax9, ax10 controls are read with label, value, state and role`(row: Spoken) {
    let view = row.make()
    if view.bounds.size == .zero { view.sizeToFit() }
    expectEqual(AccessibilityScan(of: view).elements.map(\.spoken), [row.testDescription])
  }
}
