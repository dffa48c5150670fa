import HeadlessKit
import HeadlessTesting

/// A row of `Fixtures/configuration-frames.jsonl`: a configured button, and the numbers that a real system printed of
/// it.
struct ConfigurationFrameRow: Decodable, Sendable, CustomTestStringConvertible {
  /// A printed value.
  enum Printed: Decodable, Sendable, Equatable {
    case null
    case number(CGFloat)
    case numbers([CGFloat])
    case text(String)
    case flag(Bool)
    case tree([Node])

    /// A printed view: its class, its frame and a remark or the components of its color.
    struct Node: Decodable, Sendable, Equatable {
      let name: String
      let frame: [CGFloat]
      var color: [CGFloat] = []

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        name = try values.decode(String.self)
        frame = try values.decode([CGFloat].self)
        if !values.isAtEnd, let color = try? values.decode([CGFloat].self) { self.color = color }
      }
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let number = try? value.decode(CGFloat.self) {
        self = .number(number)
      } else if let numbers = try? value.decode([CGFloat].self) {
        self = .numbers(numbers)
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .tree(try value.decode([Node].self))
      }
    }

    var numbers: [CGFloat] {
      switch self {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      default: []
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  let id: String
  let scale: CGFloat
  let setup: [String: Printed]
  let frames: [String: Printed]

  private enum CodingKeys: CodingKey { case id, scale, setup, frames }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    id = try row.decode(String.self, forKey: .id)
    scale = try row.decodeIfPresent(CGFloat.self, forKey: .scale) ?? 3
    setup = try row.decode([String: Printed].self, forKey: .setup)
    frames = try row.decode([String: Printed].self, forKey: .frames)
  }

  var testDescription: String { id }

  static let all: [ConfigurationFrameRow] = {
    let file = Bundle.module.url(forResource: "Fixtures/configuration-frames", withExtension: "jsonl")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(ConfigurationFrameRow.self, from: Data($0.utf8))
    }
  }()

  /// The members of the setup that ``makeButton(image:)`` applies, and `sized`, the size of the button.
  static let knownSetup: Set = [
    "style", "title", "subtitle", "image", "buttonSize", "contentInsets_TLBT", "imagePlacement", "imagePadding",
    "titleAlignment", "titleLineBreakMode", "showsActivityIndicator", "cornerStyle", "setTitle", "sized", "bounds",
    "width", "heights", "start", "then",
  ]
}

// MARK: The button

@MainActor
extension ConfigurationFrameRow {
  /// Creates the button of the row in the size of the row; one without a printed size has its intrinsic size.
  ///
  /// - Parameter image: The image of a row with one.
  /// - Returns: The button after a layout.
  /// - Throws: An error where the row has a value that has no counterpart here.
  func makeButton(image: Image?) throws -> Button {
    let button = Button(configuration: try configuration(image: image))
    if setup["setTitle"] != nil { button.setTitle("Legacy", for: .normal) }
    if setup["then"] != nil { button.configuration = nil }
    if let size = setup["bounds"]?.numbers {
      // The tree of the row with scale 2 prints the origin of the button.
      button.frame = scale == 2 ? CGRect(20, 20, size[0], size[1]) : CGRect(0, 0, size[0], size[1])
    } else {
      button.frame.size = button.intrinsicContentSize
    }
    button.layoutIfNeeded()
    return button
  }

  private func configuration(image: Image?) throws -> Button.Configuration {
    var configuration = try style()
    configuration.title = setup["start"] == nil ? setup["title"]?.text : "Configure"
    configuration.subtitle = setup["subtitle"]?.text
    if setup["image"] != nil { configuration.image = image }
    configuration.showsActivityIndicator = setup["showsActivityIndicator"] == .flag(true)
    if let padding = setup["imagePadding"]?.numbers.first { configuration.imagePadding = padding }
    if let insets = setup["contentInsets_TLBT"]?.numbers {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    try set(
      \.buttonSize, "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large], &configuration)
    try set(\.imagePlacement, "imagePlacement", ["leading": .leading, "bottom": .bottom], &configuration)
    try set(
      \.titleAlignment, "titleAlignment",
      ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing],
      &configuration)
    try set(
      \.titleLineBreakMode, "titleLineBreakMode",
      ["byWordWrapping": .byWordWrapping, "byTruncatingTail": .byTruncatingTail],
      &configuration)
    try set(
      \.cornerStyle, "cornerStyle",
      ["fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule],
      &configuration)
    return configuration
  }

  private func style() throws -> Button.Configuration {
    let styles: [String: Button.Configuration] = [
      "plain": .plain(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(), "bordered": .bordered(),
    ]
    return try #require(styles[setup["style"]?.text ?? "filled"])
  }

  private func set<Value>(
    _ member: WritableKeyPath<Button.Configuration, Value>, _ key: String, _ values: [String: Value],
    _ configuration: inout Button.Configuration
  ) throws {
    guard let name = setup[key]?.text else { return }
    configuration[keyPath: member] = try #require(values[name])
  }
}
