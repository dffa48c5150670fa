import HeadlessInspection
import HeadlessKit

extension Section {
  static let stackViews = Section(
    id: "stack-views",
    title: "A stack of buttons",
    summary: "A stack view arranges buttons with constraints that it creates.",
    examples: [
      Example(
        id: "stack-row", title: "A row of equally wide buttons", claims: ["f1", "f56"],
        summary: "Three widths of 93.333 points: the edges are rounded, so that the middle one is a pixel narrower."
      ) {
        let buttons = makeButtons()
        let stack = StackView(arrangedSubviews: buttons)
        stack.distribution = .fillEqually
        stack.spacing = 8
        return Outcome(laying: stack, out: CGSize(width: 296, height: 40), buttons)
      },
      Example(
        id: "stack-column", title: "A column of buttons with their own sizes", claims: ["f60", "f73"],
        summary: "Each button has its intrinsic size and begins at the leading edge of the stack view."
      ) {
        let buttons = makeButtons()
        let stack = StackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .equalSpacing
        return Outcome(laying: stack, out: CGSize(width: 160, height: 140), buttons)
      },
      Example(
        id: "stack-hidden", title: "The middle button is hidden", claims: ["f56", "f62"],
        summary: "The others share the width. The hidden button is 0 points wide, in the middle of the spacing."
      ) {
        let buttons = makeButtons()
        let stack = StackView(arrangedSubviews: buttons)
        stack.distribution = .fillEqually
        stack.spacing = 8
        buttons[1].isHidden = true
        return Outcome(laying: stack, out: CGSize(width: 296, height: 40), buttons)
      },
    ])

  @MainActor private static func makeButtons() -> [Button] {
    ["ok", "title", "ok"].map { title in
      let button = Button()
      button.setTitle(title, for: .normal)
      return button
    }
  }
}

extension Outcome {
  @MainActor fileprivate init(laying stack: StackView, out size: CGSize, _ buttons: [Button]) {
    let trace = LayoutTrace.recording(of: stack) {
      stack.frame.size = size
      stack.layoutIfNeeded()
    }
    let views = zip(["first", "second", "third"], buttons).map { (name: $0, view: $1 as View) }
    self.init(of: stack, named: "stack", views, trace: trace)
  }
}
