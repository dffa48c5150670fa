import UIKit

extension ConstrainedViews {
  /// Edges, centers, widths, safe areas, margins and readable content.
  static let solvedPositions = [
    ConstrainedViews(
      name: "equal widths in a chain", facts: ["f1"], items: plain("0", "1", "2"),
      constraints: [
        "0.leading == root.leading + 12", "1.leading == 0.trailing + 8", "2.leading == 1.trailing + 8",
        "2.trailing == root.trailing - 12", "1.width == 0.width", "2.width == 0.width", "0.top == root.top + 20",
        "1.top == root.top + 20", "2.top == root.top + 20", "0.height == 60", "1.height == 60", "2.height == 60",
      ]),
    ConstrainedViews(
      name: "edges", facts: ["f36"], items: plain("0", "1", "2"),
      constraints: [
        "0.left == root.left + 16", "0.top == root.top + 16", "0.right == root.right - 16", "0.height == 44",
        "1.leading == root.leading + 16", "1.bottom == root.bottom - 16", "1.width == 120", "1.height == 32",
        "2.top == 0.bottom + 12", "2.left == 1.right + 12", "2.right == root.right - 16",
        "2.bottom == root.bottom - 16",
      ]),
    ConstrainedViews(
      name: "inequalities and priorities", facts: ["f9"], items: plain("0", "1", "2"),
      constraints: [
        "0.leading == root.leading + 16", "0.top == root.top + 16", "0.height == 40",
        "1.leading == root.leading + 16", "1.top == root.top + 76", "1.height == 40",
        "2.leading == root.leading + 16", "2.top == root.top + 136", "2.height == 40",
        "0.width >= 80", "0.width <= 200", "0.width == 300 @ 500", "1.width == 60 @ 750", "1.width == 140 @ 749",
        "2.width == 30 @ 999", "2.width >= 90",
      ]),
    ConstrainedViews(
      name: "multiples of widths and heights", facts: ["f1"], items: plain("0", "1", "2"),
      constraints: [
        "0.leading == root.leading + 16", "0.top == root.top + 16", "0.width == root.width * 0.5",
        "0.height == 0.width * 0.625",
        "1.trailing == root.trailing - 16", "1.bottom == root.bottom - 16", "1.height == root.height * 0.25",
        "1.width == 1.height * 2",
        "2.leading == root.leading + 16", "2.bottom == root.bottom - 16", "2.width == root.width * 0.3333",
        "2.height == 30",
      ]),
    ConstrainedViews(
      name: "centers", facts: ["f1"], items: plain("0", "1", "2"),
      constraints: [
        "0.centerX == root.centerX", "0.centerY == root.centerY", "0.width == 120", "0.height == 80",
        "1.centerX == root.centerX + 80", "1.centerY == root.centerY - 60", "1.width == 40", "1.height == 40",
        "2.centerX == root.centerX - 90", "2.centerY == root.centerY", "2.width == 45", "2.height == 25",
      ]),
    ConstrainedViews(
      name: "content that hugs", facts: ["f9"], root: CGSize(width: 320, height: 100),
      items: [
        Item(name: "0", content: CGSize(width: 46.5, height: 20), hugging: 251),
        Item(name: "1", content: CGSize(width: 74, height: 20), hugging: 250),
        Item(name: "2", content: CGSize(width: 71, height: 20), hugging: 250),
        Item(name: "3", content: CGSize(width: 39, height: 20), hugging: 251),
      ],
      constraints: [
        "0.leading == root.leading + 12", "1.leading == 0.trailing + 8", "1.trailing == root.trailing - 12",
        "0.centerY == root.centerY * 0.5", "1.centerY == root.centerY * 0.5",
        "2.leading == root.leading + 12", "3.leading == 2.trailing + 8", "3.trailing == root.trailing - 12",
        "2.centerY == root.centerY * 1.5", "3.centerY == root.centerY * 1.5",
      ]),
    ConstrainedViews(
      name: "frames beside constraints", facts: ["f4"],
      items: [
        Item(name: "0", frame: CGRect(x: 20, y: 20, width: 120, height: 50)),
        Item(name: "1", frame: CGRect(x: 199.5, y: 20, width: 80, height: 80)),
      ] + plain("1.0", "2", "3"),
      constraints: [
        "1.0.leading == 1.leading + 10", "1.0.top == 1.top + 10", "1.0.width == 25", "1.0.height == 25",
        "2.top == 0.bottom + 12", "2.leading == 0.leading", "2.width == 0.width", "2.height == 50",
        "3.top == 1.bottom + 12", "3.trailing == 1.trailing", "3.width == 1.width * 0.75",
        "3.bottom == root.bottom - 20",
      ]),
    ConstrainedViews(
      name: "safe area", facts: ["f34", "f47", "f49"], root: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16),
      items: [Item(name: "0", frame: CGRect(x: 0, y: 140, width: 320, height: 160))] + plain("0.0", "1", "2"),
      constraints: [
        "0.0.leading == 0.margins.leading", "0.0.trailing == 0.margins.trailing", "0.0.top == 0.margins.top",
        "0.0.bottom == 0.margins.bottom",
        "1.leading == root.safeArea.leading", "1.trailing == root.safeArea.trailing", "1.top == root.safeArea.top",
        "1.height == 44",
        "2.leading == root.safeArea.leading + 8", "2.trailing == root.safeArea.trailing - 8",
        "2.bottom == root.safeArea.bottom", "2.height == 30",
      ]),
    ConstrainedViews(
      name: "attributes of margins", facts: ["f53"], root: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20),
      items: [Item(name: "0", frame: CGRect(x: 0, y: 30, width: 320, height: 300))]
        + plain("0.0", "0.1", "0.2", "0.3"),
      constraints: [
        "0.0.left == 0.leftMargin", "0.0.top == 0.topMargin", "0.0.width == 60", "0.0.height == 40",
        "0.1.right == 0.rightMargin", "0.1.bottom == 0.bottomMargin", "0.1.width == 60", "0.1.height == 40",
        "0.2.centerX == 0.centerXWithinMargins", "0.2.centerY == 0.centerYWithinMargins", "0.2.width == 80",
        "0.2.height == 30", "0.3.leading == 0.leadingMargin", "0.3.trailing == 0.trailingMargin",
        "0.3.top == 0.topMargin + 100", "0.3.height == 24",
      ]),
    readable(in: 320), readable(in: 1009),
  ]

  /// Returns the readable content of a view with margins of 8 points.
  private static func readable(in width: CGFloat) -> ConstrainedViews {
    ConstrainedViews(
      name: "readable content in \(Int(width)) points", facts: ["f51"], root: CGSize(width: width, height: 200),
      margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), showsReadableContent: true)
  }
}
