import Foundation
import HeadlessGraphics
import HeadlessViews

extension ViewDescription.Value {
  init(_ value: InspectedProperty.Value, traits: TraitCollection) {
    switch value {
    case .text(let text): self = .text(text)
    case .word(let word): self = .word(word)
    case .number(let number): self = .number(number)
    case .flag(let isOn): self = .flag(isOn)
    case .size(let size): self = .word("(\(size.width.shortDescription) \(size.height.shortDescription))")
    case .color(let color): self = .word(color.resolvedColor(with: traits).description)
    case .font(let font): self = .word(font.description)
    }
  }

  var line: String {
    switch self {
    case .text(let text): "'\(text.inOneLine)'"
    case .word(let word): word.inOneLine
    case .number(let number): number.shortDescription
    case .flag(let isOn): isOn ? "YES" : "NO"
    }
  }
}

extension ViewDescription.Value: Codable {
  private enum CodingKeys: CodingKey {
    case word
  }

  /// Decodes a text, a number, a Boolean value, or an object with a `word`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .word(try container.decode(String.self, forKey: .word))
      return
    }
    let container = try decoder.singleValueContainer()
    if let isOn = try? container.decode(Bool.self) {
      self = .flag(isOn)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try container.decode(CGFloat.self))
    }
  }

  /// Encodes a text, a number or a Boolean value as it is, and a word as an object, to distinguish it from a text.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .flag(let isOn): try isOn.encode(to: encoder)
    case .word(let word):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(word, forKey: .word)
    }
  }
}

extension String {
  /// The text with escapes for its line breaks and other control characters.
  var inOneLine: String {
    if !unicodeScalars.contains(where: \.breaksLine) { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.breaksLine ? $1.escaped(asASCII: true) : String($1) }
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
