import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Finding by role", .textMeasurer(.oneEm)) struct RoleFinderTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let buy = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
  private let name = TextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
  private let slider = Slider(frame: CGRect(x: 0, y: 100, width: 100, height: 31))
  private let days = SegmentedControl(items: ["Day", "Week"])

  init() {
    buy.setTitle("Buy", for: .normal)
    name.placeholder = "Name"
    slider.value = 0.3
    days.frame = CGRect(x: 0, y: 150, width: 100, height: 32)
    for view in [buy, name, slider, days] { root.addSubview(view) }
    root.layoutIfNeeded()
  }

  @Test func `roles, names, values and placeholders find what is read`() {
    #expect(root.find(.role(.button, named: "Buy")) === buy)
    #expect(root.find(.role(.adjustable)) === slider && root.find(.value("30%")) === slider)
    #expect(root.find(.role(.textField)) === name && root.find(.placeholder("Name")) === name)
    name.text = "Ann"
    #expect(root.find(.placeholder("Name")) === name && root.find(.value("Ann")) === name)
    #expect(root.findAll(.role(.text)).isEmpty)
    let title = root.adding(Label(frame: CGRect(x: 0, y: 200, width: 100, height: 30)))
    title.text = "Shop"
    title.accessibilityTraits = [.staticText, .header]
    #expect(root.find(.role(.header)) === title)
  }

  @Test func `what assistive applications don't reach is not found`() {
    root.isAccessibilityElement = true
    #expect(root.findAll(.role(.button)).isEmpty)
    root.isAccessibilityElement = false
    root.accessibilityElementsHidden = true
    #expect(root.findAll(.role(.button)).isEmpty)
    root.accessibilityElementsHidden = false
    buy.isHidden = true
    #expect(root.findAll(.role(.button, named: "Buy")).isEmpty)
  }

  @Test func `a segment is found as a button of its control, and is tapped in its middle`() {
    let window = showInWindow(root)
    #expect(root.find(.role(.button, named: "Week")) === days)
    tap(.role(.button, named: "Week"), in: window)
    expectEqual(days.selectedSegmentIndex, 1)
    tap(.role(.button, named: "Day"), in: window)
    expectEqual(days.selectedSegmentIndex, 0)
  }

  @Test func `a failure lists roles and names as finders`() {
    expectFailure(
      """
      Expected exactly one button named 'Sell' in <View (0, 0, 300, 300)>; found none. There are elements \
      .role(.button, named: 'Buy'), .role(.textField), .role(.adjustable), .role(.button, named: 'Day'), \
      .role(.button, named: 'Week').
      """
    ) { root.find(.role(.button, named: "Sell"), sourceLocation: $0) }
    expectFailure(
      """
      Expected exactly one element with the value '40%' in <View (0, 0, 300, 300)>; found none. There are elements with \
      the values 'Name', '30%'.
      """
    ) { root.find(.value("40%"), sourceLocation: $0) }
    expectFailure(
      """
      Expected exactly one view with the placeholder 'Mail' in <View (0, 0, 300, 300)>; found none. There are views with \
      the placeholders 'Name'.
      """
    ) { root.find(.placeholder("Mail"), sourceLocation: $0) }
  }
}
