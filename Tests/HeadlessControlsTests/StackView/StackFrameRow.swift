import HeadlessKit
import HeadlessTesting

/// A row of `Fixtures/stack-frames.jsonl`: a stack view, and the frames of its views on the system.
struct StackFrameRow: Decodable, Sendable, CustomTestStringConvertible {
  /// An arranged view: a text such as `label 29.5x19`, or another stack view.
  indirect enum Item: Decodable, Sendable {
    case view(String)
    case stack(Setup)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .view(text)
      } else {
        self = .stack(try container.decode(Setup.self))
      }
    }
  }

  struct Setup: Decodable, Sendable {
    let axis: String?
    let bounds: [CGFloat]?
    let spacing: CGFloat?
    let distribution: String?
    let alignment: String?
    let hidden: [Int]?
    let gaps: [CGFloat]?
    let views: [Item]

    enum CodingKeys: CodingKey { case axis, bounds, spacing, distribution, alignment, hidden, gaps, views }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      axis = try container.decodeIfPresent(String.self, forKey: .axis)
      bounds = try container.decodeIfPresent([CGFloat].self, forKey: .bounds)
      spacing = try container.decodeIfPresent(CGFloat.self, forKey: .spacing)
      distribution = try container.decodeIfPresent(String.self, forKey: .distribution)
      alignment = try container.decodeIfPresent(String.self, forKey: .alignment)
      hidden = try container.decodeIfPresent([Int].self, forKey: .hidden)
      gaps = try container.decodeIfPresent([CGFloat].self, forKey: .gaps)
      // A number means as many views without content.
      if let count = try? container.decode(Int.self, forKey: .views) {
        views = Array(repeating: .view("UIView"), count: count)
      } else {
        views = try container.decodeIfPresent([Item].self, forKey: .views) ?? []
      }
    }
  }

  struct Frames: Decodable, Sendable {
    let x: [CGFloat]?
    let exactX: [CGFloat]?
    let exactY: [CGFloat]?
    let exactH: CGFloat?
    let exactHiddenX: CGFloat?
    let y: [CGFloat]?
    let w: [CGFloat]?
    let h: [CGFloat]?
    let frames: [[CGFloat]]?
    let exact: [[CGFloat]]?
    let layoutMargins: [CGFloat]?
  }

  let id: String
  let os: String
  let scale: CGFloat
  let setup: Setup
  let frames: Frames

  var testDescription: String { id }

  /// Whether the printed numbers are rounded as those of views without a window on a Mac: positions to points, sizes to
  /// halves.
  ///
  /// > Seen: fact f3.
  var isFromMac: Bool { os.contains("Catalyst") }

  static let all: [StackFrameRow] = {
    let file = Bundle.module.url(forResource: "Fixtures/stack-frames", withExtension: "jsonl")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(StackFrameRow.self, from: Data($0.utf8)) }
  }()
}

extension StackFrameRow.Setup {
  @MainActor
  func makeStack() -> StackView {
    let stack = StackView(arrangedSubviews: views.map { $0.makeView() })
    if let bounds { stack.frame = CGRect(0, 0, bounds[0], bounds[1]) }
    stack.axis = axis == "v" ? .vertical : .horizontal
    stack.spacing = spacing ?? 0
    let distributions: [String: StackView.Distribution] = ["fill": .fill, "fillEqually": .fillEqually]
    stack.distribution = distributions[distribution ?? "fill"] ?? .fill
    let alignments: [String: StackView.Alignment] = [
      "fill": .fill, "top": .top, "leading": .leading, "center": .center,
    ]
    stack.alignment = alignments[String((alignment ?? "fill").prefix { $0 != " " })] ?? .fill
    for (view, gap) in zip(stack.arrangedSubviews, gaps ?? []) { stack.setCustomSpacing(gap, after: view) }
    for index in hidden ?? [] { stack.arrangedSubviews[index].isHidden = true }
    return stack
  }
}

extension StackFrameRow.Item {
  @MainActor
  func makeView() -> View {
    switch self {
    case .stack(let setup): return setup.makeStack()
    case .view(let text):
      if text.hasPrefix("UIButton system") {
        let button = Button(type: .system)
        button.setTitle(String(text.suffix(2).prefix(1)), for: .normal)
        return button
      }
      let numbers = text.split(separator: " ").last?.split(separator: "x").compactMap { Double($0) } ?? []
      return numbers.count == 2 ? SizedContentView(numbers[0], numbers[1]) : View()
    }
  }
}
