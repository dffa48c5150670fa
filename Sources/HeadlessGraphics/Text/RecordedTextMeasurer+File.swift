import Foundation

extension RecordedTextMeasurer {
  /// Creates a measurer from the texts of a recording that `conformance record` or a device wrote.
  ///
  /// - Parameters:
  ///   - file: The contents of the file, as `Docs/Conformance.md` describes it.
  ///   - fallback: The measurer of all other texts.
  /// - Throws: A `DecodingError` for a file without such texts.
  public init(recording file: Data, fallback: any TextMeasurer = SystemTextMeasurer()) throws {
    let texts = try JSONDecoder().decode(RecordingFile.self, from: file).texts
    let sizes = texts.filter { $0.font == nil }.map { ($0.text, CGSize(width: $0.width, height: $0.height)) }
    let recordings = texts.compactMap { text in
      text.font.map { Recording(text.text, $0, text.fontSize ?? 0, width: text.width, height: text.height) }
    }
    self.init(Dictionary(sizes) { _, last in last }, recordings, fallback: fallback)
  }
}

/// The entries of a recording that are read here.
private struct RecordingFile: Decodable {
  struct Text: Decodable {
    let text: String
    let font: String?
    let fontSize: CGFloat?
    let width: CGFloat
    let height: CGFloat
  }

  let texts: [Text]
}
