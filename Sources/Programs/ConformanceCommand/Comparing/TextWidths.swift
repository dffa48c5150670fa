import Conformance
import HeadlessKit

/// The accuracy of the built-in widths of texts, by the recorded ones.
///
/// It is not part of the comparison of scenes, which are played with the recorded widths.
struct TextWidths: Encodable {
  /// The number of texts.
  let texts: Int
  /// The error in the middle of all, as a part of the recorded width.
  let medianError: Double
  let worstError: Double
  let worstText: String

  var text: String {
    func percent(_ error: Double) -> String { "\((error * 1000).rounded() / 10) %" }
    return
      "widths of \(texts) \(texts == 1 ? "text" : "texts"): off by \(percent(medianError)) in the median, \(percent(worstError)) at worst (\"\(worstText)\")"
  }
}

extension TextWidths {
  /// Measures texts; nil where none has a width and a font that this package finds.
  init?(of texts: [RecordedText]) {
    let errors = texts.compactMap { text -> (error: Double, text: String)? in
      guard text.width > 0, let name = text.font, let size = text.fontSize, size > 0,
        let font = Font(recordedName: name, size: size)
      else { return nil }
      let width = Double(SystemTextMeasurer().size(of: text.text, in: font).width)
      return (abs(width - text.width) / text.width, text.text)
    }.sorted { $0.error < $1.error }
    guard let worst = errors.last else { return nil }
    self.texts = errors.count
    medianError = errors[errors.count / 2].error
    (worstError, worstText) = worst
  }
}
