import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Failing finders") struct FinderFailureTests {
  let root = View()

  init() { root.accessibilityIdentifier = "root" }

  private func addButtons(_ titles: String...) { for title in titles { root.addSubview(Button.titled(title)) } }

  @Test func `no match: the failure lists similar views, each once`() {
    addButtons("Next", "Cancel", "Next")
    expectFailure(
      "Expected exactly one button titled 'Back' in <View #root>; found none. There are buttons titled 'Next', 'Cancel'."
    ) { root.find(.button(titled: "Back"), sourceLocation: $0) }
  }

  @Test func `a failure during a turn with work at its end, such as a presentation, names the cure`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    Screen.main.performAfterLayout { window.addSubview(Button()) }
    let turn = " Presentations and transitions wait for the end of the turn; call Screen.main.flush() first."
    for root in [window, View()] {
      let name = root === window ? "<Window (0, 0, 100, 100)>" : "<View (0, 0, 0, 0)>"
      expectFailure(
        "Expected exactly one button titled 'Back' in \(name); found none. There is no similar view among 1 view.\(turn)"
      ) { root.find(.button(titled: "Back"), sourceLocation: $0) }
    }
    Screen.main.flush()
    expectFailure(
      "Expected exactly one button titled 'Back' in <View (0, 0, 0, 0)>; found none. There is no similar view among 1 view."
    ) { View().find(.button(titled: "Back"), sourceLocation: $0) }
  }

  @Test func `several matches: the failure lists their paths with indices, and the frames of equal paths`() {
    addButtons("Next", "Next")
    root.subviews[1].frame = CGRect(x: 0, y: 44, width: 60, height: 44)
    expectFailure(
      "Expected exactly one button titled 'Next' in <View #root>; found 2: "
        + ".at(0) <View #root> > <Button 'Next'> (0, 0, 0, 0); "
        + ".at(1) <View #root> > <Button 'Next'> (0, 44, 60, 44). Narrow it with .inside(…) or pick one with .at(…)."
    ) { root.find(.button(titled: "Next"), sourceLocation: $0) }
  }

  @Test func `several matches with different paths are listed without frames`() {
    addButtons("Next")
    root.holding(configured(View()) { $0.tag = 3 }.holding(Button.titled("Next")))
    expectFailure(
      "Expected exactly one button titled 'Next' in <View #root>; found 2: .at(0) <View #root> > <Button 'Next'>; "
        + ".at(1) <View #root> > <View tag 3> > <Button 'Next'>. Narrow it with .inside(…) or pick one with .at(…)."
    ) { root.find(.button(titled: "Next"), sourceLocation: $0) }
  }

  @Test(arguments: [-1, 1, Int.max]) func `an index out of range: the failure lists the matches`(index: Int) {
    addButtons("Next")
    expectFailure(
      "Expected exactly one button titled 'Next' at index \(index) in <View #root>; found 1: "
        + ".at(0) <View #root> > <Button 'Next'>."
    ) { root.find(.button(titled: "Next").at(index), sourceLocation: $0) }
  }

  @Test func `no similar view: the failure contains the number of views`() {
    root.addSubview(View())
    expectFailure(
      "Expected exactly one label 'Bread' in <View #root>; found none. There is no similar view among 2 views."
    ) { root.find(.label("Bread"), sourceLocation: $0) }
  }

  @Test func `more than eight similar views: the failure contains the number of the rest`() {
    for tag in 1...11 { root.addSubview(configured(View()) { $0.tag = tag }) }
    expectFailure(
      "Expected exactly one view with the tag 12 in <View #root>; found none. "
        + "There are views with the tags 1, 2, 3, 4, 5, 6, 7, 8, and 3 more."
    ) { root.find(.tag(12), sourceLocation: $0) }
  }

  @Test func `long texts are truncated and line breaks are visible`() {
    root.addSubview(Label.showing("One\n" + String(repeating: "x", count: 100)))
    let shown = "One\\n" + String(repeating: "x", count: 40 - "One\n".count)
    expectFailure(
      "Expected exactly one label 'Two' in <View #root>; found none. There are labels '\(shown)…'."
    ) { root.find(.label("Two"), sourceLocation: $0) }
  }

  @Test func `the failure mentions visible and inside, and lists only views that fulfil both`() {
    addButtons("Next", "Cancel")
    root.subviews[0].isHidden = true
    expectFailure(
      "Expected exactly one visible button titled 'Next' inside view with the identifier 'root' in <View #root>; "
        + "found none. There are buttons titled 'Cancel'."
    ) { root.find(.button(titled: "Next").inside(.identifier("root")).visible, sourceLocation: $0) }
  }
}
