import Foundation
import HeadlessKit
import HeadlessTesting

/// A row of `Fixtures/autolayout-frames.jsonl`: views with constraints, and their frames on the real system.
struct ConstraintRow: Decodable, CustomTestStringConvertible, Sendable {
  struct Item: Decodable {
    let name: String
    let superview: String
    /// The frame of a frame-based view.
    let frame: [CGFloat]?
    /// The intrinsic content size.
    let content: [CGFloat]?
    let hugging: Float?
    let resistance: Float?
    /// The number of lines of a label.
    let lines: Int?
    /// The title of a button.
    let button: String?
  }

  let id: String
  let os: String
  let source: String
  let scale: CGFloat
  /// Whether the frames are those before rounding to pixels.
  let exact: Bool?
  /// The size of the root view.
  let root: [CGFloat]
  let items: [Item]
  /// The safe area of the root: top, left, bottom, right.
  let safeArea: [CGFloat]?
  /// The margins of the root: top, left, bottom, right.
  let margins: [CGFloat]?
  /// Texts such as `a.leading == root.safeArea.leading + 8 @ 750`, in the order of activation.
  let constraints: [String]
  let frames: [String: [CGFloat]]
  /// The constraint that is broken.
  let broken: String?
  /// The reason why the row cannot be laid out again.
  let skipped: String?

  var testDescription: String { "\(id) · \(os)" }

  /// The grid that the printed numbers are on: fine enough to show unrounded numbers for exact rows.
  var grid: PixelGrid { PixelGrid(scale: exact == true ? 1_000_000 : scale) }

  static let all: [ConstraintRow] = {
    let file = Bundle.module.url(forResource: "Fixtures/autolayout-frames", withExtension: "jsonl")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    let rows = text.split(separator: "\n").map { try? JSONDecoder().decode(ConstraintRow.self, from: Data($0.utf8)) }
    return rows.compactMap(\.self)
  }()
}

/// The views and constraints of a row.
@MainActor
struct ConstraintScene {
  let row: ConstraintRow
  let window: Window
  private(set) var views: [String: View] = [:]
  private(set) var constraints: [String: LayoutConstraint] = [:]

  init(_ row: ConstraintRow) throws {
    self.row = row
    let size = CGSize(width: row.root[0], height: row.root[1])
    window = Window(frame: CGRect(origin: .zero, size: size))
    let root = View(frame: CGRect(origin: .zero, size: size))
    if let margins = row.margins { root.layoutMargins = EdgeInsets(margins) }
    window.addSubview(root)
    views["root"] = root
    for item in row.items { try add(item) }
    for name in row.frames.keys where name.hasSuffix(".readable") { try follow(name, root) }
    for text in row.constraints {
      let constraint = try ConstraintText(text).constraint(between: views)
      constraint.isActive = true
      constraints[text] = constraint
    }
  }

  private mutating func add(_ item: ConstraintRow.Item) throws {
    let view = makeView(item)
    try #require(views[item.superview]).addSubview(view)
    views[item.name] = view
    if let frame = item.frame {
      view.frame = CGRect(frame[0], frame[1], frame[2], frame[3])
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let hugging = item.hugging { view.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal) }
    if let resistance = item.resistance {
      view.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
    }
  }

  private func makeView(_ item: ConstraintRow.Item) -> View {
    if let title = item.button {
      let button = Button(type: .custom)
      button.setTitle(title, for: .normal)
      return button
    }
    guard let content = item.content else { return View() }
    let size = row.size(content)
    if content[1] < 0 || row.exact == true {
      return SizedContentView(content[0], content[1])
    }
    let label = Label()
    label.text = "\(size.width)×\(size.height)"
    label.numberOfLines = item.lines ?? 1
    return label
  }

  /// Lays a view over the readable content of the root.
  private mutating func follow(_ name: String, _ root: View) throws {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = root.readableContentGuide
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    views[name] = view
  }
}

extension EdgeInsets {
  /// Creates insets from the numbers top, left, bottom and right.
  init(_ numbers: [CGFloat]?) {
    let numbers = numbers ?? [0, 0, 0, 0]
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
