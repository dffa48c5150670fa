import HeadlessKit
import HeadlessTesting

/// What a failure says of a finder that does not find exactly one view.
@MainActor @Suite("Failing finders")
struct FinderFailureTests {
  let root = View()

  init() { root.accessibilityIdentifier = "root" }

  private func addButtons(_ titles: String...) {
    for title in titles {
      let button = Button()
      button.setTitle(title, for: .normal)
      root.addSubview(button)
    }
  }

  @Test("none: the failure lists what of the kind is there, each once")
  func none() {
    addButtons("Next", "Cancel", "Next")
    expectFailure(
      "Exactly one button titled 'Back' was expected in <View #root>; found none. There are buttons titled 'Next', 'Cancel'."
    ) { root.find(.button(titled: "Back"), sourceLocation: $0) }
  }

  @Test("several: the failure lists the ways to them, with the index of each, and the frame where two read the same")
  func several() {
    addButtons("Next", "Next")
    root.subviews[1].frame = CGRect(x: 0, y: 44, width: 60, height: 44)
    expectFailure(
      "Exactly one button titled 'Next' was expected in <View #root>; found 2: "
        + ".at(0) <View #root> > <Button 'Next'> (0, 0, 0, 0); "
        + ".at(1) <View #root> > <Button 'Next'> (0, 44, 60, 44). Narrow it with .inside(…) or pick one with .at(…)."
    ) { root.find(.button(titled: "Next"), sourceLocation: $0) }
  }

  @Test func `several whose ways read differently are listed without frames`() {
    let bar = View()
    bar.tag = 3
    addButtons("Next")
    root.addSubview(bar)
    let button = Button()
    button.setTitle("Next", for: .normal)
    bar.addSubview(button)
    expectFailure(
      "Exactly one button titled 'Next' was expected in <View #root>; found 2: .at(0) <View #root> > <Button 'Next'>; "
        + ".at(1) <View #root> > <View tag 3> > <Button 'Next'>. Narrow it with .inside(…) or pick one with .at(…)."
    ) { root.find(.button(titled: "Next"), sourceLocation: $0) }
  }

  @Test("an index past the end: the failure lists those there are", arguments: [-1, 1, Int.max])
  func index(index: Int) {
    addButtons("Next")
    expectFailure(
      "Exactly one button titled 'Next' at index \(index) was expected in <View #root>; found 1: "
        + ".at(0) <View #root> > <Button 'Next'>."
    ) { root.find(.button(titled: "Next").at(index), sourceLocation: $0) }
  }

  @Test("nothing alike: the failure counts the views")
  func nothing() {
    root.addSubview(View())
    expectFailure(
      "Exactly one label 'Bread' was expected in <View #root>; found none. Nothing like it is among 2 views."
    ) {
      root.find(.label("Bread"), sourceLocation: $0)
    }
  }

  @Test("more than eight: the failure counts the rest")
  func many() {
    for tag in 1...11 {
      let view = View()
      view.tag = tag
      root.addSubview(view)
    }
    expectFailure(
      "Exactly one view with the tag 12 was expected in <View #root>; found none. "
        + "There are views with the tags 1, 2, 3, 4, 5, 6, 7, 8, and 3 more."
    ) { root.find(.tag(12), sourceLocation: $0) }
  }

  @Test("long texts are cut off and line breaks shown")
  func texts() {
    let label = Label()
    label.text = "One\n" + String(repeating: "x", count: 100)
    root.addSubview(label)
    let shown = "One\\n" + String(repeating: "x", count: 40 - "One\n".count)
    expectFailure(
      "Exactly one label 'Two' was expected in <View #root>; found none. There are labels '\(shown)…'."
    ) { root.find(.label("Two"), sourceLocation: $0) }
  }

  @Test("visible and inside are said, and only what they let through is listed")
  func narrowed() {
    addButtons("Next", "Cancel")
    root.subviews[0].isHidden = true
    expectFailure(
      "Exactly one visible button titled 'Next' inside view with the identifier 'root' was expected in <View #root>; "
        + "found none. There are buttons titled 'Cancel'."
    ) { root.find(.button(titled: "Next").inside(.identifier("root")).visible, sourceLocation: $0) }
  }
}
