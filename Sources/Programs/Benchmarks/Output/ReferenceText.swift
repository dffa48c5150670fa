import HeadlessKit

/// The table with which the reference tree measures titles as the toolkit does: advances and kerning of the ASCII
/// letters in the font of a system button's title.
struct ReferenceText {
  /// The font size of a system button's title, in points.
  static let pointSize = 15.0
  static let letters = (UInt8(ascii: " ")...UInt8(ascii: "~")).map { String(UnicodeScalar($0)) }

  /// The height of a line, in points.
  let lineHeight: Double
  /// The tracking added to each letter's advance, in ems.
  let tracking: Double
  /// The advance of each letter, in 1/10000 em.
  let advances: [Int]
  /// The kerning of each letter before each letter that can follow it, in 1/10000 em.
  let kerning: [[Int]]

  /// Reads the numbers from the toolkit's own table; throws an error if it has none for one of the letters.
  init() throws {
    let font = Font.systemFont(ofSize: Self.pointSize)
    func ems(_ line: String) throws -> (units: Int, tracking: Double) {
      guard let ems = SystemTextMeasurer.ems(ofASCII: line, in: font) else {
        throw RunError("the table of the system font has no number for '\(line)'")
      }
      return ems
    }
    lineHeight = font.lineHeight
    tracking = try ems("x").tracking
    let advances = try Self.letters.map { try ems($0).units }
    self.advances = advances
    kerning = try Self.letters.indices.map { left in
      try Self.letters.indices.map { right in
        try ems(Self.letters[left] + Self.letters[right]).units - advances[left] - advances[right]
      }
    }
  }

  var header: String {
    """
    // The system font at \(Self.pointSize) points, written by `Benchmarks reference-text`.
    #pragma once

    #include <cstdint>

    namespace reference::text {

    constexpr char first = ' ';
    constexpr double pointSize = \(Self.pointSize), lineHeight = \(lineHeight);
    // The tracking added to each letter's advance, in ems.
    constexpr double tracking = \(tracking);
    // Advances in 1/10000 em.
    constexpr int16_t advances[] = {\(Self.list(advances))};
    // The kerning between two letters, in 1/10000 em.
    constexpr int16_t kerning[][\(Self.letters.count)] = {
    \(kerning.map { "    {\(Self.list($0))}," }.joined(separator: "\n"))
    };

    }  // namespace reference::text
    """
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ", ") }
}
