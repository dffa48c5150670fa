import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Expected frames", .textMeasurer(.oneEm)) struct ExpectFramesTests {
  let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  init() {
    let icon = ImageView(frame: CGRect(x: 8, y: 12, width: 20, height: 20))
    icon.accessibilityIdentifier = "icon"
    let label = Label(frame: CGRect(x: 36, y: 12, width: 56, height: 20))
    label.text = "Bread"
    card.holding(icon, label)
  }

  @Test func `a failure shows the lines that differ`() {
    expectFailure(
      """
      The frames of <View (0, 0, 100, 44)> are not as expected (- expected, + found):
        View (0, 0, 100, 44)
      -   ImageView #icon (8, 12, 24, 20)
      +   ImageView #icon (8, 12, 20, 20)
          Label 'Bread' (36, 12, 56, 20)
      """
    ) { place in
      expectFrames(
        card,
        """
        View (0, 0, 100, 44)
          ImageView #icon (8, 12, 24, 20)
          Label 'Bread' (36, 12, 56, 20)

        """, sourceLocation: place)
    }
  }

  @Test func `a failure for a view without a size contains the cure`() {
    expectFailure(
      """
      The frames of <View (0, 0, 0, 0)> are not as expected (- expected, + found):
      - View (0, 0, 10, 10)
      + View (0, 0, 0, 0)
      View has no size. Give it one with layOut(view, width, height), or set its frame.
      """
    ) { expectFrames(View(), "View (0, 0, 10, 10)", sourceLocation: $0) }
  }

  @Test func `each view is a line: class, mark and frame; below level 20 the level's number replaces the spaces`() {
    var innermost = card
    for _ in 1...22 {
      let view = View()
      innermost.insertSubview(view, at: 0)
      innermost = view
    }
    expectEqual(card.findAll(.view(ofType: View.self)).count, 1 + 22 + 2)
    let tree = (0...22).map { level in
      let frame = level == 0 ? "(0, 0, 100, 44)" : "(0, 0, 0, 0)"
      return (level <= 20 ? String(repeating: "  ", count: level) : "(level \(level)) ") + "View \(frame)"
    }
    expectFrames(
      card,
      (tree + ["  ImageView #icon (8, 12, 20, 20)", "  Label 'Bread' (36, 12, 56, 20)"]).joined(separator: "\n"))
  }
}
