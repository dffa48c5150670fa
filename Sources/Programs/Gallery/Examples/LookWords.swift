import HeadlessKit

extension Outcome {
  /// The appearance of the button, its images and its texts in words, without missing ones.
  var looks: [(part: Part, words: String)] {
    [
      surface == Surface() ? nil : (.button, surface.words),
      background.map { (.background, $0.words) },
      image.map { (.image, $0.words) },
      text.map { (.title, $0.color.words) },
      subtitle.map { (.subtitle, $0.color.words) },
    ].compactMap(\.self)
  }
}

extension Outcome.Surface {
  /// The color, border, corner radius and opacity in words, without default values.
  var words: String {
    let words = [
      color?.words, border.map { "border \($0.words)" },
      cornerRadius == 0 ? nil : "corners \(cornerRadius.shortDescription)",
      alpha == 1 ? nil : "opacity \(alpha.shortDescription)",
    ].compactMap(\.self)
    return words.isEmpty ? "clear" : words.joined(separator: ", ")
  }
}

extension Outcome.Drawing {
  /// The tint and the change of brightness in words, such as "tinted, lightened"; "own" for a state's own image.
  var words: String {
    let change = treatment.effect == .none ? nil : treatment.effect.rawValue
    let words = [isOwn ? "own" : nil, treatment.tint == nil ? nil : "tinted", change]
    return (words + [treatment == .plain ? "as it is" : nil]).compactMap(\.self).joined(separator: ", ")
  }
}

extension Color {
  /// The name of the color, or its components without a name, and the opacity unless it is 1.
  var words: String {
    let opaque = withAlphaComponent(1)
    let other =
      red == green && green == blue ? "white \(red.shortDescription)" : Self.systemNames[bytes] ?? "rgb(\(bytes))"
    let name = Self.names.first { $0.color == opaque }?.name ?? other
    return alpha == 1 ? name : "\(name), opacity \(((alpha * 1000).rounded() / 1000).shortDescription)"
  }

  private var bytes: String {
    [red, green, blue].map { ($0 * 255).rounded().shortDescription }.joined(separator: " ")
  }

  /// The names of colors that configured buttons have, by their bytes.
  /// > Seen: facts g27 and g30.
  private static let systemNames = [
    "0 136 255": "tint", "0 145 255": "tint", "120 120 128": "gray", "60 60 67": "tertiary label",
    "235 235 245": "tertiary label",
  ]

  private static let names: [(name: String, color: Color)] = [
    ("white", .white), ("black", .black), ("system blue", .systemBlue), ("purple", .purple), ("orange", .orange),
    ("green", .green), ("red", .red),
  ]
}
