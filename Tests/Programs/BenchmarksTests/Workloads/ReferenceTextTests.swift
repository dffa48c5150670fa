import HeadlessKit
import Testing

@testable import Benchmarks

@Suite("Reference text") struct ReferenceTextTests {
  @Test(arguments: ButtonGrid.Content(count: 50).titles + ["Button 67890", "AVATAR, To Yo", " ~\"'{}", "x"])
  func `the table adds up to the toolkit's own width, bit by bit`(line: String) throws {
    let text = try ReferenceText()
    let indices = line.utf8.map { Int($0) - Int(UInt8(ascii: " ")) }
    let kerning = zip(indices, indices.dropFirst()).map { text.kerning[$0][$1] }
    let units = indices.map { text.advances[$0] }.reduce(0, +) + kerning.reduce(0, +)
    let width = (Double(units) / 10_000 + Double(indices.count) * text.tracking) * ReferenceText.pointSize
    let size = SystemTextMeasurer().size(of: line, in: .systemFont(ofSize: ReferenceText.pointSize))
    #expect(width == Double(size.width) && text.lineHeight == Double(size.height))
  }

  @Test func `the titles of the benchmark are kerned, so that a tree without kerning computes other frames`() throws {
    let text = try ReferenceText()
    let space = Int(UInt8(ascii: " "))
    let digits = (UInt8(ascii: "0")...UInt8(ascii: "9")).map { Int($0) - space }
    #expect(digits.contains { left in digits.contains { text.kerning[left][$0] != 0 } })
  }

  @Test func `the header has all numbers`() throws {
    let text = try ReferenceText()
    let lines = text.header.split(separator: "\n")
    expectEqual(lines.filter { $0.hasPrefix("    {") }.count, ReferenceText.letters.count)
    #expect(lines.contains { $0.hasPrefix("constexpr int16_t advances[] = {\(text.advances[0]), ") })
    #expect(lines.contains("constexpr double tracking = \(text.tracking);"))
    #expect(text.advances.allSatisfy { Int16(exactly: $0) != nil })
    #expect(text.kerning.joined().allSatisfy { Int16(exactly: $0) != nil })
  }
}
