import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Expected trees", .textMeasurer(.oneEm), .snapshots(.missing)) struct ExpectTreeTests {
  let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  init() {
    let icon = ImageView(frame: CGRect(x: 8, y: 12, width: 20, height: 20))
    icon.tag = 3
    card.addSubview(icon)
  }

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

  @Test func `a tree is compared with a file`() throws {
    let folder = try TemporaryFolder()
    let place = SourceLocation(
      fileID: "Tests/CardTests.swift", filePath: folder.url.appendingPathComponent("CardTests.swift").path, line: 1,
      column: 1)
    let check = { expectTree(card, function: "card()", sourceLocation: place) }
    #expect(failures(of: check).count == 1)
    check()
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("__Snapshots__/CardTests/card.tree.txt"), encoding: .utf8)
    #expect(text == card.recursiveDescription + "\n")
  }
}
