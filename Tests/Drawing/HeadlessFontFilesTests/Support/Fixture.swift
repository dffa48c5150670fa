import Foundation
import HeadlessFontFiles
import Testing

/// The fonts beside the tests, and HarfBuzz's results for them; `Docs/Fonts/make-fixtures.py` made both.
enum Fixture: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case dejaVuSans = "DejaVuSans.ttf"
  case dejaVuSerif = "DejaVuSerif.ttf"
  /// Kerns by the table `kern` alone.
  case dejaVuSansBold = "DejaVuSans-Bold.ttf"
  /// A font with lists of pairs and classes of pairs, and without shapes.
  case inter = "Inter-Regular.otf"

  var testDescription: String { rawValue }
  var data: Data { get throws { try Data(contentsOf: Self.url(rawValue)) } }
  var font: FontFile { get throws { try FontFile(data: data) } }

  /// Each text with its width in units.
  var widths: [(text: String, units: Int)] {
    get throws {
      let column = Self.allCases.firstIndex(of: self) ?? 0
      let lines = try String(contentsOf: Self.url("widths.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
      return lines.compactMap { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return Int(fields[column]).map { (String(fields[4]), $0) }
      }
    }
  }

  private static func url(_ name: String) throws -> URL {
    try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil)).appendingPathComponent(name)
  }
}
