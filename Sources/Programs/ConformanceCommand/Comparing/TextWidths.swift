import Conformance
import HeadlessKit

/// The accuracy of the built-in widths of texts, by the recorded ones.
///
/// It is not part of the comparison of scenes, which are played with the recorded widths.
struct TextWidths {
  let count: Int
  /// The error in the middle of all, as a part of the recorded width.
  let median: Double
  let worst: (error: Double, text: String)

  var text: String {
    func percent(_ error: Double) -> String { "\((error * 1000).rounded() / 10) %" }
    return
      "widths of \(count) \(count == 1 ? "text" : "texts"): off by \(percent(median)) in the median, \(percent(worst.error)) at worst (\"\(worst.text)\")"
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
    count = errors.count
    median = errors[errors.count / 2].error
    self.worst = worst
  }
}
