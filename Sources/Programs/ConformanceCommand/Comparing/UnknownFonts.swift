import Conformance
import HeadlessKit

/// The fonts of recorded texts that this package does not have.
///
/// Scenes that are played here never ask for such a font, so that the recorded sizes of its texts are not used.
struct UnknownFonts: Equatable, Encodable {
  /// The names of the fonts, sorted.
  let names: [String]
  /// The number of texts that were recorded in one of them.
  let texts: Int
  /// The number of all recorded texts.
  let total: Int

  /// Finds the fonts; nil where this package has the fonts of all texts, or a text has the same size in any font.
  @MainActor init?(of texts: [RecordedText]) {
    let recorded = texts.compactMap(\.font)
    let unknown = Set(recorded).filter { Font(recordedName: $0, size: 17) == nil }
    if unknown.isEmpty { return nil }
    names = unknown.sorted()
    self.texts = recorded.count { unknown.contains($0) }
    total = texts.count
  }

  var text: String {
    "\(texts) of \(total) \(total == 1 ? "text is" : "texts are") in fonts that this package does not have, "
      + "so that the recorded sizes are not used: \(names.firstFew)"
  }
}

extension Font {
  /// Creates the font that has a recorded name here too; nil for one that is found, but has another name.
  convenience init?(recordedName name: String, size: Double) {
    self.init(name: name, size: CGFloat(size))
    if fontName != name { return nil }
  }
}

extension [String] {
  /// The first three texts with commas, and the number of the others.
  var firstFew: String {
    let shown = prefix(3).joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }
}
