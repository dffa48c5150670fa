import Foundation

extension RecordedTextMeasurer {
  /// Creates a measurer from the texts of a recording that `conformance record` or a device wrote.
  ///
  /// - Parameters:
  ///   - file: The contents of the file, as `Docs/Conformance.md` describes it.
  ///   - fallback: The measurer of all other texts.
  /// - Throws: A `DecodingError` for a file of another format, without such texts, or with a text whose size is
  ///   negative or above 1,000,000 points.
  public init(recording file: Data, fallback: any TextMeasurer = SystemTextMeasurer()) throws {
    let recording = try JSONDecoder().decode(RecordingFile.self, from: file)
    func fault(_ description: String) -> DecodingError {
      .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: description))
    }
    guard recording.format == 1 else {
      throw fault("Expected the format 1; got \(recording.format). Record the texts with this version of the package.")
    }
    let texts = recording.texts
    for (index, text) in texts.enumerated()
    where [text.width, text.height, text.fontSize ?? 0].contains(where: { !(0...1_000_000).contains($0) }) {
      let problem = "texts[\(index)], '\(text.text)', has a size that is negative or above 1,000,000 points."
      throw fault("\(problem) Remove the text.")
    }
    let sizes = texts.filter { $0.font == nil }.map { ($0.text, CGSize(width: $0.width, height: $0.height)) }
    let recordings = texts.compactMap { text in
      text.font.map { Recording(text.text, $0, text.fontSize ?? 0, width: text.width, height: text.height) }
    }
    self.init(Dictionary(sizes) { _, last in last }, recordings, fallback: fallback)
  }
}

private struct RecordingFile: Decodable {
  struct Text: Decodable {
    let text: String
    let font: String?
    let fontSize: CGFloat?
    let width: CGFloat
    let height: CGFloat
  }

  let format: Int
  let texts: [Text]
}
