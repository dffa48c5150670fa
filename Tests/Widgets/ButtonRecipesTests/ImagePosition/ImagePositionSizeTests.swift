import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Size of an image position button", .reportsIssuesAsFailures, .sampleTexts)
struct ImagePositionSizeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var position = ImagePosition.left
    var title: String? = "title"
    var subtitle: String?
    var image: Image? = Sample.icon
    var insets = EdgeInsets.zero
    var spacing: CGFloat = 4
    let size: CGSize
    var testDescription: String { name }
  }

  /// Image 30×20, title 50×10, subtitle 30×8.
  nonisolated static let rows = [
    Row(name: "left: widths and gap, the higher one", size: CGSize(width: 30 + 4 + 50, height: 20)),
    Row(name: "right: the same", position: .right, size: CGSize(width: 30 + 4 + 50, height: 20)),
    Row(name: "top: the wider one, heights and gap", position: .top, size: CGSize(width: 50, height: 20 + 4 + 10)),
    Row(name: "bottom: the same", position: .bottom, size: CGSize(width: 50, height: 20 + 4 + 10)),
    Row(
      name: "content insets are included", position: .top, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      size: CGSize(width: 50 + 2 + 4, height: 20 + 4 + 10 + 1 + 3)),
    Row(
      name: "whole points up where there is a title", insets: EdgeInsets(top: 0, left: 0.3, bottom: 0, right: 0),
      size: CGSize(width: 30 + 4 + 50 + 1, height: 20)),
    Row(name: "a fractional gap", spacing: 4.5, size: CGSize(width: 30 + 5 + 50, height: 20)),
    Row(name: "a negative gap", position: .bottom, spacing: -6, size: CGSize(width: 50, height: 20 - 6 + 10)),
    Row(
      name: "an image alone is not rounded and has no gap", position: .top, title: nil,
      image: Image(size: CGSize(width: 25.5, height: 30.5)), size: CGSize(width: 25.5, height: 30.5)),
    Row(
      name: "an image alone that is lower than a line is a line of 18 points high", title: nil,
      image: Image(size: CGSize(width: 25.5, height: 20)), size: CGSize(width: 25.5, height: 22)),
    Row(name: "a title alone is padded", image: nil, size: CGSize(width: 50, height: 10 + 12)),
    Row(
      name: "a title alone with insets is not", image: nil, insets: EdgeInsets(top: 0, left: 1, bottom: 0, right: 0),
      size: CGSize(width: 51, height: 10)),
    Row(name: "title and subtitle", subtitle: "sub", image: nil, size: CGSize(width: 50, height: 10 + 8 + 12)),
    Row(name: "image left of both texts", subtitle: "sub", size: CGSize(width: 30 + 4 + 50, height: 20)),
    Row(
      name: "image above both texts", position: .top, subtitle: "sub", size: CGSize(width: 50, height: 20 + 4 + 10 + 8)),
    Row(
      name: "image and subtitle", position: .top, title: nil, subtitle: "sub",
      size: CGSize(width: 30, height: 20 + 4 + 8)),
  ]

  @Test(arguments: rows) func `D0.14 the size holds image, gap, texts and content insets`(row: Row) {
    let button = ImagePositionButton(sample: 10, 10, title: row.title, image: row.image)
    (button.imagePosition, button.interTitleImageSpacing) = (row.position, row.spacing)
    (button.subtitle, button.contentEdgeInsets) = (row.subtitle, row.insets)
    expectEqual(button.sizeThatFits(.zero), row.size)
    expectEqual(button.sizeThatFits(CGSize(width: 5, height: 5)), row.size, "whatever is proposed")
    expectEqual(button.intrinsicContentSize, row.size)
    button.layoutIfNeeded()
    expectEqual(button.sizeThatFits(.zero), row.size, "after layout too")
    button.sizeToFit()
    expectEqual(button.frame.size, row.size)
  }

  @Test func `measuring makes no subview`() {
    let button = ImagePositionButton(sample: 10, 10)
    button.subtitle = "sub"
    _ = button.intrinsicContentSize
    expectEqual(button.subviews, [])
  }

  @Test(arguments: [Button.ButtonType.custom, .system])
  func `nothing, or one item, has the size of a plain button`(type: Button.ButtonType) {
    let (button, plain) = (ImagePositionButton(type: type), Button(type: type))
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
    for each in [button, plain] { each.setTitle("not recorded", for: .normal) }
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
    for each in [button, plain] { each.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal) }
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
    for each in [button, plain] { each.titleLabel?.font = .systemFont(ofSize: 31) }
    expectEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
    for each in [button, plain] { each.setBackgroundImage(Image(size: CGSize(width: 400, height: 90)), for: .normal) }
    expectEqual(button.intrinsicContentSize, CGSize(width: 400, height: 90))
  }

  @Test func `an axis that insets fill has no preferred size`() {
    let button = ImagePositionButton(sample: 10, 10)
    button.contentEdgeInsets = EdgeInsets(top: -10, left: 0, bottom: -10, right: 0)
    expectEqual(button.sizeThatFits(.zero), CGSize(width: 84, height: 0))
    expectEqual(button.intrinsicContentSize.height, View.noIntrinsicMetric)
  }
}
