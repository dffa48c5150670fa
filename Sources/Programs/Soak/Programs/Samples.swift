import Foundation
import HeadlessGraphics

@MainActor enum Samples {
  static let titles: [String?] = [
    nil, "", "A", "OK", "Button", "Sign in again", "日本語", "👩‍👩‍👧‍👦 family", "Cafe\u{301}",
    " ", "A rather long title that hardly any button has room for",
  ]

  static let attributedTitles: [NSAttributedString?] = [
    nil, NSAttributedString(string: ""), NSAttributedString(string: "plain"),
    NSAttributedString(string: "large", attributes: [.font: Font.systemFont(ofSize: 24)]),
    NSAttributedString(string: "red", attributes: [.foregroundColor: Color.red]),
  ]

  static let images: [Image?] = [
    nil, Image(size: CGSize(width: 10, height: 6)), Image(size: CGSize(width: 16, height: 16)), Image(size: .zero),
    Image(size: CGSize(width: 22.5, height: 7.25)), Image(size: CGSize(width: 120, height: 90)),
    Image(size: CGSize(width: 12, height: 12)).withRenderingMode(.alwaysTemplate),
    Image(size: CGSize(width: 8, height: 30)).withRenderingMode(.alwaysOriginal),
  ]

  static let colors: [Color?] = [nil, .red, .green, .systemRed, .clear, .white]

  /// The states for content, among them one that an application defines.
  static let states: [UInt] = [0, 1, 2, 4, 3, 5, 6, 7, 1 << 16]

  static let scales: [CGFloat] = [1, 2, 3, 1.5]

  static func pick<Value>(_ values: [Value], _ operand: Int) -> Value { values[index(operand, values.count)] }

  /// Returns an operand, however large or negative, as an index.
  static func index(_ operand: Int, _ count: Int) -> Int {
    let rest = operand % count
    return rest < 0 ? rest + count : rest
  }
}
