import HeadlessKit
import HeadlessTesting
import RepositoryFiles

extension SnapshotFormat where Value: Encodable {
  static var json: SnapshotFormat {
    SnapshotFormat<String>.text(fileExtension: "json").pullback { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}

/// The examples of `Docs/Testing.md` and `Docs/Snapshots.md`: they run here, and the pages show the same code.
@MainActor @Suite("Testing.md", .textMeasurer(.oneEm))
struct TestingGuideTests {
  final class Card: View {
    let buy = Button()

    override init(frame: CGRect) {
      super.init(frame: frame)
      buy.setTitle("Buy", for: .normal)
      buy.titleLabel?.font = .systemFont(ofSize: 10)
      addSubview(buy)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = buy.sizeThatFits(bounds.size)
      buy.frame = CGRect(x: bounds.width - size.width - 8, y: 8, width: size.width, height: size.height)
    }
  }

  @Test("finding")
  func finding() throws {
    let card = Card()
    let buy = card.find(.button(titled: "Buy"))
    #expect(buy?.isEnabled == true)
    let sure = try card.require(.button(titled: "Buy"))
    #expect(sure.buttonType == .custom)
    expectFailure(
      """
      Expected exactly one button titled 'Back' in <Card (0, 0, 0, 0)>; found none. There are buttons titled 'Buy'.
      """
    ) { card.find(.button(titled: "Back"), sourceLocation: $0) }
  }

  @Test("layout")
  func layout() {
    let card = layOut(Card(), 100, 60)
    expectSettles(card)
    expectFrames(
      card,
      """
      Card (0, 0, 100, 60)
        Button 'Buy' (62, 8, 30, 22)
          ButtonLabel 'Buy' (0, 6, 30, 10)
      """)
    expectFailure(
      """
      The frames of <Card (0, 0, 100, 60)> are not as expected (- expected, + found):
        Card (0, 0, 100, 60)
      -   Button 'Buy' (60, 8, 30, 22)
      +   Button 'Buy' (62, 8, 30, 22)
            ButtonLabel 'Buy' (0, 6, 30, 10)
      """
    ) { place in
      expectFrames(
        card,
        """
        Card (0, 0, 100, 60)
          Button 'Buy' (60, 8, 30, 22)
            ButtonLabel 'Buy' (0, 6, 30, 10)
        """, sourceLocation: place)
    }
  }

  @Test("snapshots")
  func looks() {
    let card = layOut(Card(), 100, 60)
    expectTree(card)
    expectSVG(card, named: "light")
    expectSnapshot("\(card.find(.button(titled: "Buy"))?.currentTitleColor ?? .clear)", named: "title color")
  }

  @Test("formats")
  func formats() {
    let card = layOut(Card(), 100, 60)
    expectSnapshot(["title": card.buy.currentTitle], as: .json)
  }

  @Test("pixels")
  func pixels() {
    let card = layOut(Card(), 100, 60)
    expectImage(card, scale: 1)
    expectImage(card, named: "nearly", scale: 1, differingPixels: 0.01, tolerance: 2)
    Attachment.record(card)
  }

  @Test("touching")
  func touching() {
    let window = Window()
    let card = Card(frame: window.bounds)
    var count = 0
    card.buy.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    window.addSubview(card)
    window.makeKeyAndVisible()
    tap(.button(titled: "Buy"), in: window)
    let finger = touch(card.buy)
    finger.move(by: 0, 200)
    finger.lift()
    #expect(count == 1)
  }

  @Test(.device(.iPhone16, .landscape), .userInterfaceStyle(.dark))
  func buys() {
    let card = Card()
    let window = showInWindow(card)
    var count = 0
    card.buy.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    tap(.role(.button, named: "Buy"), in: window)
    #expect(count == 1)
    #expect(card.safeAreaInsets.left == 59)
  }

  @Test("accessibility")
  func accessibility() {
    let card = layOut(Card(), 100, 60)
    expectAccessibilityTree(
      card,
      """
      button "Buy" (62, 8, 30, 22)
      """)
    expectFailure(
      """
      <Card (0, 0, 100, 60)> is not accessible:
      touchArea: <Button 'Buy'> (62, 8, 30, 22) has a touch area of 30×22 points, less than 44×44. Enlarge it, or override point(inside:with:).
      """
    ) { expectAccessible(card, excluding: [.contrast, .dynamicType], sourceLocation: $0) }
  }

  @Test("releases")
  func releases() {
    expectReleased {
      let card = Card()
      tap(.button(titled: "Buy"), in: showInWindow(card))
      return [card]
    }
  }

  @Test("reports")
  func reports() {
    expectIssue(containing: "is not finite") {
      Card().frame.origin.x = .nan
    }
  }

  @Test(.device(.iPhoneSE3), .waitsMoveClock)
  func fades() async throws {
    let card = Card()
    let window = showInWindow(card)
    View.animate(withDuration: 0.1, animations: { card.alpha = 0 }, completion: { _ in card.removeFromSuperview() })
    try await Task.sleep(for: .seconds(0.1))
    #expect(window.subviews.isEmpty)
  }

  @Test("the page shows the code of the examples and their failures", arguments: ["Testing", "Snapshots", "XCTest"])
  func page(name: String) throws {
    let page = try Repository.text(of: "Docs/\(name).md")
    let others = ["XCTestGuideTests", "DevicesGuideTests"]
    let files =
      try [String(contentsOf: URL(filePath: #filePath), encoding: .utf8)]
      + others.map { try Repository.text(of: "Tests/Testing/HeadlessTestingTests/Guides/\($0).swift") }
    let tests = unindented(files.joined(separator: "\n"))
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let shown = blocks.filter { $0.hasPrefix("swift\n") || $0.hasPrefix("text\n") }
    #expect(shown.count >= ["Testing": 11, "Snapshots": 3, "XCTest": 2][name, default: 0])
    for block in shown {
      let lines = unindented(String(block.drop { $0 != "\n" }.dropFirst()))
      #expect(tests.contains(lines), "\(block)")
    }
  }

  @Test("the page has at most 1,300 words, which print on three pages")
  func length() throws {
    let page = try Repository.text(of: "Docs/Testing.md")
    #expect(page.split(whereSeparator: \.isWhitespace).count <= 1300)
    #expect(page.components(separatedBy: "\n").count <= 240)
  }

  private func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
