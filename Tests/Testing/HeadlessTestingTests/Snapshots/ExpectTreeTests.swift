import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Expected trees", .textMeasurer(.oneEm)) struct ExpectTreeTests {
  let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  init() { card.adding(ImageView(frame: CGRect(x: 8, y: 12, width: 20, height: 20))).tag = 3 }

  @Test func `a tree is compared with the text in the test, after layout`() {
    expectTree(card, card.recursiveDescription)
    expectFailure(
      """
      The views of <View (0, 0, 100, 44)> are not as expected (- expected, + found):
      - <View; frame = (0 0; 100 45)>
      + <View; frame = (0 0; 100 44)>
      + \(card.recursiveDescription.split(separator: "\n")[1])
      """
    ) { expectTree(card, "<View; frame = (0 0; 100 45)>\n", sourceLocation: $0) }
  }

  @Test func `a failure for a view without a size contains the cure`() {
    let card = View()
    expectFailure(
      """
      The views of <View (0, 0, 0, 0)> are not as expected (- expected, + found):
      - <View>
      + <View; frame = (0 0; 0 0)>
      View has no size. Give it one with layOut(view, width, height), or set its frame.
      """
    ) { expectTree(card, "<View>", sourceLocation: $0) }
  }
}
