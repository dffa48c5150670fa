import HeadlessKit
import HeadlessTesting

/// Every row of `configuration-frames.jsonl`, laid out again and compared number by number.
@MainActor @Suite("Real frames of configured buttons", .reportsIssuesAsFailures)
struct ConfigurationFramesTests {
  typealias Row = ConfigurationFrameRow
  typealias Printed = ConfigurationFrameRow.Printed

  @Test
  func `the fixture has 29 rows, and each member of a setup is applied`() {
    #expect(Row.all.count == 29 && Set(Row.all.map(\.id)).count == 29)
    #expect(Set(Row.all.flatMap(\.setup.keys)).subtracting(Row.knownSetup).isEmpty)
  }

  /// The texts that the built-in measurer is not exact for: it makes each a pixel wider, as its letters are Inter's.
  nonisolated static let widths = RecordedTextMeasurer([
    .init("Configure", ".SFUI-Regular", 15, width: 202.0 / 3, height: 15 * 1.193359375),
    .init("Sub", ".SFUI-Regular", 13, width: 71.0 / 3, height: 13 * 1.193359375),
    .init("A rather long button title here", ".SFUI-Regular", 17, width: 671.0 / 3, height: 17 * 1.193359375),
  ])

  @Test(.textMeasurer(widths), arguments: Row.all, [SystemEra.standard, .iOS26])
  func `g10 to g25 every printed number is that of the same button here`(row: Row, era: SystemEra) throws {
    try Screen.withMain(Screen(scale: row.scale, era: era)) {
      try check(row, image: Image(systemName: "star.fill"), era)
    }
  }

  @Test(arguments: Row.all.filter { $0.setup["image"] != nil })
  func `g13 an image of the printed size and insets is placed as the symbol is`(row: Row) throws {
    let insets = EdgeInsets(11.0 / 3, 0, 8.0 / 3, 0)
    try Screen.withMain(Screen(scale: row.scale, era: .iOS26)) {
      try check(row, image: Image(size: CGSize(28, 80.0 / 3), scale: 3).withAlignmentRectInsets(insets), .iOS26)
    }
  }

  private func check(_ row: Row, image: Image?, _ era: SystemEra) throws {
    let button = try row.makeButton(image: image)
    #expect(!row.frames.isEmpty)
    for (name, printed) in row.frames {
      if case .tree(let nodes) = printed {
        try check(nodes, button)
        continue
      }
      let value = try value(name, of: button, in: row)
      #expect(value.isPrinted(as: printed), "\(name): \(value), printed \(printed)")
    }
  }

  // MARK: Values

  private func value(_ name: String, of button: Button, in row: Row) throws -> Printed {
    let configuration = button.configuration
    switch name {
    case "contentInsets_TLBT":
      let insets = try #require(configuration).contentInsets
      return .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
    case "titlePadding": return .number(try #require(configuration).titlePadding)
    case "backgroundCornerRadiusReadBack": return .number(try #require(configuration).background.cornerRadius)
    case "configurationTitle": return configuration?.title.map { .text($0) } ?? .null
    case "currentTitle": return button.currentTitle.map { .text($0) } ?? .null
    case "intrinsic", "intrinsicUnbounded": return .numbers(button.intrinsicContentSize.numbers)
    case "intrinsicHeight": return .number(button.intrinsicContentSize.height)
    case "sizeThatFits200": return .numbers(button.sizeThatFits(CGSize(200, 200)).numbers)
    case "layerCornerRadius": return try radii(of: button, in: row)
    case "imageView": return .numbers(try #require(button.imageView).frame.numbers)
    case "indicatorSide": return .number(try #require(button.activityIndicators.first).frame.width)
    case "subtitle": return .numbers(try #require(button.subtitleLabel).frame.numbers)
    case "subtitleFont": return .text(try #require(button.subtitleLabel?.font).printed)
    default: return try titleValue(name, of: try #require(button.titleLabel))
    }
  }

  private func titleValue(_ name: String, of label: Label) throws -> Printed {
    switch name {
    case "title": return .numbers(label.frame.numbers)
    case "titleOrigin": return .numbers([label.frame.minX, label.frame.minY])
    case "titleSize": return .numbers(label.frame.size.numbers)
    case "titleX": return .number(label.frame.minX)
    case "titleFont": return .text(label.font.printed)
    case "titleFontSize": return .number(label.font.pointSize)
    case "numberOfLines": return .number(CGFloat(label.numberOfLines))
    case "textAlignment": return .text("\(label.textAlignment)")
    case "labelText": return label.text.map { .text($0) } ?? .null
    default:
      Issue.record("no value is compared with the printed one of \(name)")
      return .null
    }
  }

  private func radii(of button: Button, in row: Row) throws -> Printed {
    guard let heights = row.setup["heights"]?.numbers, let width = row.setup["width"]?.numbers.first else {
      return .number(button.layer.cornerRadius)
    }
    return .numbers(
      heights.map { height in
        button.frame.size = CGSize(width, height)
        button.layoutIfNeeded()
        return button.layer.cornerRadius
      })
  }

  /// Compares the views from the button down to the label, each with the class, the frame and the color that were printed.
  private func check(_ nodes: [Printed.Node], _ button: Button) throws {
    var views: [View] = [button]
    for view in button.subviews { views += [view] + view.subviews + view.subviews.flatMap(\.subviews) }
    try #require(views.count == nodes.count)
    for (node, view) in zip(nodes, views) {
      let frame = Printed.numbers(view.frame.numbers)
      #expect(frame.isPrinted(as: .numbers(node.frame)), "\(node.name): \(frame)")
      #expect(node.name.hasPrefix(view.printedClass), "\(node.name): \(view.printedClass)")
      if node.color.isEmpty { continue }
      let components = try #require(view.backgroundColor?.cgColor.components)
      #expect(zip(components, node.color).allSatisfy { abs($0 - $1) < 0.0005 }, "\(components)")
    }
  }
}

extension ConfigurationFrameRow.Printed {
  /// Whether a printed value is this one, with numbers rounded to five digits after the point.
  fileprivate func isPrinted(as printed: Self) -> Bool {
    let (mine, theirs) = (numbers, printed.numbers)
    if mine.isEmpty && theirs.isEmpty { return self == printed }
    return mine.count == theirs.count && zip(mine, theirs).allSatisfy { abs($0 - $1) < 0.500_001e-5 }
  }
}

extension CGSize {
  fileprivate var numbers: [CGFloat] { [width, height] }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, minY] + size.numbers }
}

extension Font {
  /// The name and size as a dump prints them, such as `.SFUI-Regular 17`.
  fileprivate var printed: String { "\(fontName) \(Int(pointSize))" }
}

extension View {
  /// The class as the system names it.
  fileprivate var printedClass: String {
    switch String(describing: type(of: self)) {
    case "View": "UIView"
    case "SystemBackgroundView": "_UISystemBackgroundView"
    case let name: "UI\(name)"
    }
  }

  /// The activity indicators below the view.
  fileprivate var activityIndicators: [ActivityIndicatorView] {
    subviews.flatMap { [$0] + $0.subviews + $0.subviews.flatMap(\.subviews) }.compactMap {
      $0 as? ActivityIndicatorView
    }
  }
}
