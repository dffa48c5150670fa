import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button insets", .reportsIssuesAsFailures, .sizedTitles) struct ButtonInsetTests {
  /// Returns a button of 100×60 with an image of 20×20 and a title of 40×18.
  func makeButton() -> Button { .sample(CGSize(100, 60), image: CGSize(20, 20), title: CGSize(40, 18)) }

  let image = CGRect((100 - 20 - 40) / 2, (60 - 20) / 2, 20, 20)
  let title = CGRect((100 - 20 - 40) / 2 + 20, (60 - 18) / 2, 40, 18)

  @Test func `D0.1 image left, title right, no gap, the pair in the middle`() {
    #expect(makeButton().laidOut == (image, title))
  }

  typealias Move = (name: String, insets: EdgeInsets, dx: CGFloat, dy: CGFloat)

  nonisolated static let moves: [Move] = [
    (name: "top in", insets: EdgeInsets(4, 0, 0, 0), dx: 0, dy: 4 / 2),
    (name: "left in", insets: EdgeInsets(0, 4, 0, 0), dx: 4 / 2, dy: 0),
    (name: "bottom in", insets: EdgeInsets(0, 0, 4, 0), dx: 0, dy: -4 / 2),
    (name: "right in", insets: EdgeInsets(0, 0, 0, 4), dx: -4 / 2, dy: 0),
    (name: "top out", insets: EdgeInsets(-4, 0, 0, 0), dx: 0, dy: -4 / 2),
    (name: "left out", insets: EdgeInsets(0, -4, 0, 0), dx: -4 / 2, dy: 0),
    (name: "bottom out", insets: EdgeInsets(0, 0, -4, 0), dx: 0, dy: 4 / 2),
    (name: "right out", insets: EdgeInsets(0, 0, 0, -4), dx: 4 / 2, dy: 0),
    (name: "opposite sides cancel", insets: EdgeInsets(4, 6, 4, 6), dx: 0, dy: 0),
    (name: "a pair of signs moves by the whole", insets: EdgeInsets(3, 5, -3, -5), dx: 5, dy: 3),
  ]

  @Test(arguments: moves)
  func `D0.2 D0.3 an inset moves its own item by half of it, inward if it is positive, outward if it is negative`(
    row: Move
  ) {
    let button = makeButton()
    button.imageEdgeInsets = row.insets
    #expect(button.laidOut.image == image.offsetBy(dx: row.dx, dy: row.dy) && button.laidOut.title == title)
    button.imageEdgeInsets = .zero
    button.titleEdgeInsets = row.insets
    #expect(button.laidOut.image == image && button.laidOut.title == title.offsetBy(dx: row.dx, dy: row.dy))
  }

  @Test func `D1.8 negative insets may push image and title out of the button`() {
    let button = makeButton()
    button.imageEdgeInsets = EdgeInsets(0, -200, 0, 0)
    button.titleEdgeInsets = EdgeInsets(0, 0, -200, 0)
    expectEqual(button.laidOut.image, image.offsetBy(dx: -200 / 2, dy: 0))
    expectEqual(button.laidOut.title, title.offsetBy(dx: 0, dy: 200 / 2))
  }

  func imageFrame(_ insets: EdgeInsets) -> CGRect {
    let button = Button.sample(CGSize(40, 40), image: CGSize(40, 40))
    button.imageEdgeInsets = insets
    return button.laidOut.image
  }

  @Test(
    arguments: [
      (EdgeInsets(0, 10, 0, 0), CGRect(10, 0, 30, 40)), (EdgeInsets(0, 10, 0, 10), CGRect(10, 0, 20, 40)),
      (EdgeInsets(10, 0, 0, 0), CGRect(0, 10, 40, 30)), (EdgeInsets(0, 0, 10, 0), CGRect(0, 0, 40, 30)),
      (EdgeInsets(0, 0, 0, 10), CGRect(0, 0, 30, 40)),
    ] as [(EdgeInsets, CGRect)])
  func `D2.16 a positive inset of the image moves that edge alone`(insets: EdgeInsets, frame: CGRect) {
    expectEqual(imageFrame(insets), frame)
  }

  @Test(
    arguments: [
      (EdgeInsets(-10, 0, 0, 0), CGRect(0, -10 / 2, 40, 40)), (EdgeInsets(8, 0, -10, 0), CGRect(0, 18 / 2, 40, 40)),
      (EdgeInsets(0, 0, 0, -10), CGRect(10 / 2, 0, 40, 40)), (EdgeInsets(0, -10, 0, 8), CGRect(-18 / 2, 0, 40, 40)),
    ] as [(EdgeInsets, CGRect)])
  func `D2.17 with one side negative the image moves by half the difference`(insets: EdgeInsets, frame: CGRect) {
    expectEqual(imageFrame(insets), frame)
  }

  @Test func `D2.18 insets can shrink the image, never enlarge it`() {
    expectEqual(imageFrame(EdgeInsets(-10, -10, -10, -10)), CGRect(0, 0, 40, 40))
    expectEqual(imageFrame(EdgeInsets(5, 5, 5, 5)), CGRect(5, 5, 30, 30))
  }
}
