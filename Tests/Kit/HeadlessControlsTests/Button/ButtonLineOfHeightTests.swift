import HeadlessKit
import HeadlessTesting

/// The minimum height of a line in a custom or system button without a title.
@MainActor @Suite("A button's line of height", .reportsIssuesAsFailures) struct ButtonLineOfHeightTests {
  /// The sizes that LayoutKit's suite asserts to be equal to `UIButton`'s, for each type, image, insets and font.
  struct Row: Sendable {
    let type: Button.ButtonType
    let image: CGFloat
    let insets: EdgeInsets
    let fontSize: CGFloat

    /// Returns the size in whole points: the higher of the image and a line, and the insets.
    ///
    /// > Seen: fact d9: a line is 1.193359375 times the font's size, in whole pixels.
    func size(scale: CGFloat) -> CGSize {
      let line = (fontSize * 1.193359375 * scale).rounded(.up) / scale
      return CGSize(
        width: image + insets.left + insets.right,
        height: (max(image, line) + insets.top + insets.bottom).rounded(.up))
    }
  }

  nonisolated static let types: [Button.ButtonType] = [.custom, .system]
  nonisolated static let images: [CGFloat] = [1, 5, 10, 20]
  nonisolated static let insets = [EdgeInsets.zero, EdgeInsets(1, 1, 1, 1), EdgeInsets(20, 40, 20, 40)]
  nonisolated static let fontSizes: [CGFloat] = [12, 15, 18, 26]

  nonisolated static let rows = types.flatMap { type in
    images.flatMap { image in
      insets.flatMap { insets in fontSizes.map { Row(type: type, image: image, insets: insets, fontSize: $0) } }
    }
  }

  @Test(arguments: rows)
  func `b2 b3 b4 an image without a title has at least the height of a line, as LayoutKit asserts`(row: Row) {
    for scale in [2, 3] as [CGFloat] {
      for title in [nil, ""] {
        Screen.withMain(Screen(scale: scale)) {
          let button = Button(type: row.type)
          button.contentEdgeInsets = row.insets
          button.titleLabel?.font = .systemFont(ofSize: row.fontSize)
          button.setTitle(title, for: .normal)
          button.setImage(Image(size: CGSize(row.image, row.image)), for: .normal)
          expectEqual(button.intrinsicContentSize, row.size(scale: scale), "@\(scale)x")
          expectEqual(button.sizeThatFits(.zero), row.size(scale: scale), "@\(scale)x")
        }
      }
    }
  }

  struct Measured: Sendable {
    var type = Button.ButtonType.system
    let image: CGSize
    var insets = EdgeInsets.zero
    let size: CGSize
  }

  /// > Seen: fact s1, measured on iOS 26.1: a line of a system button is 18 high, of a custom one 21.5.
  nonisolated static let measured = [
    Measured(image: CGSize(10, 6), size: CGSize(10, 18)),
    Measured(image: CGSize(1, 1), size: CGSize(1, 18)),
    Measured(image: CGSize(10, 6), insets: EdgeInsets(3, 5, 7, 11), size: CGSize(10 + 5 + 11, 18 + 3 + 7)),
    Measured(image: CGSize(10, 6), insets: EdgeInsets(-18, 1, 0, 0), size: CGSize(11, 0)),
    Measured(type: .custom, image: CGSize(10, 6), size: CGSize(10, 22)),
    Measured(image: CGSize(10, 18.5), size: CGSize(10, 18.5)),
  ]

  @Test(arguments: measured)
  func `b4 an image lower than a line is a line high, a higher one stays as it is`(row: Measured) {
    let button = Button(type: row.type)
    button.setImage(Image(size: row.image), for: .normal)
    button.contentEdgeInsets = row.insets
    expectEqual(button.sizeThatFits(.zero), row.size)
  }
}
