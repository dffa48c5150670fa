import Foundation

/// A color of an asset catalog: the `Contents.json` of a folder `NAME.colorset`.
/// > Documented: Asset Catalog Format Reference, "Named Color Type". Differs: components of every RGB space are treated
/// > as sRGB components, and only the appearances light and dark are read.
struct ColorSet: Decodable {
  private let colors: [Entry]

  private struct Entry: Decodable {
    let color: Value?
    let appearances: [Appearance]?
    let idiom: String?

    func isFor(_ value: String) -> Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == value } ?? false
    }
  }

  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private struct Value: Decodable {
    let components: [String: String]?

    /// The components; nil if one is missing or is not a number.
    var colorComponents: ColorComponents? {
      let component = { components?[$0].flatMap(Self.number) }
      guard let alpha = component("alpha") else { return nil }
      if let white = component("white") { return .gray(white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a component in the notation of catalogs: `0.5`, `0x80` or `128`.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let number = Double(text), number.isFinite else { return nil }
      return CGFloat(text.contains(".") ? number : number > 1 ? number / 255 : number)
    }
  }

  /// The color, dynamic where it has another one for the dark; nil without a usable one.
  var color: Color? {
    let usable = colors.filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
    let plain = usable.first { $0.appearances == nil } ?? usable.first { $0.isFor("light") }
    guard let light = plain?.color?.colorComponents else { return nil }
    guard let dark = usable.first(where: { $0.isFor("dark") })?.color?.colorComponents else {
      return Color(source: .fixed(light))
    }
    return Color(source: .appearance(light: light, dark: dark))
  }
}
