import HeadlessKit
import HeadlessTesting

/// Stand-ins for the system's symbols.
@Suite("Symbols")
struct ImageSymbolTests {
  struct Row: Sendable {
    let configuration: Image.SymbolConfiguration?
    let side: CGFloat
  }

  static let rows = [
    Row(configuration: nil, side: 17),
    Row(configuration: Image.SymbolConfiguration(scale: .large), side: 17 * 1.25),
    Row(configuration: Image.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small), side: 16),
    Row(configuration: Image.SymbolConfiguration(weight: .heavy), side: 17),
    Row(configuration: Image.SymbolConfiguration(pointSize: .nan), side: 17),
    Row(configuration: Image.SymbolConfiguration(font: .systemFont(ofSize: 12)), side: 12),
  ]

  @Test("a symbol is a square as large as its font", arguments: rows)
  func size(row: Row) throws {
    let image = try #require(Image(systemName: "star", withConfiguration: row.configuration))
    #expect(image.size == CGSize(width: row.side, height: row.side))
  }

  @Test("an empty name is none")
  func unnamed() {
    #expect(Image(systemName: "") == nil)
  }
}
