import Foundation
import Testing

@testable import Benchmarks

@Suite("Comparison") struct ComparisonTests {
  func record(_ row: Row, _ median: Double, name: String = "build", count: Int = 1000) -> Record {
    Record(
      row: row, name: name, count: count, unit: .button, figures: Figures(first: median, rounds: [median]), calls: nil)
  }

  func recording(_ program: String, _ records: Record...) -> Recording {
    Recording(program: program, isDebugBuild: false, rounds: 1, records: records)
  }

  /// One row for each kind of limit, just reached and just missed.
  static let cases: [(limit: Mark.Limit, most: Double)] = [
    // The reference tree's figure is 10, that of a tenth of the count 20, the other line's 40.
    (.timesReference(3), 3 * 10), (.timesTenth(1.25), 1.25 * 20), (.times(2, line: "other"), 2 * 40),
    (.atMost(850), 850),
  ]

  @Test(arguments: cases) func `a mark is met up to its limit and not above`(limit: Mark.Limit, most: Double) {
    for (figure, isMet) in [(most, true), (most + 0.01, false)] {
      let line = record(.build, figure)
      let comparison = Comparison([
        recording("HeadlessKit", record(.build, 20, count: 100), record(.build, 40, name: "other", count: 7), line),
        recording("reference tree", record(.build, 10)),
      ])
      expectEqual(comparison.isReached(Mark(.build, limit), by: line), isMet)
    }
  }

  @Test func `without anything to compare with there is no verdict`() {
    let line = record(.build, 1)
    let alone = Comparison([recording("HeadlessKit", line)])
    for limit in [Mark.Limit.timesReference(3), .timesTenth(2), .times(3, line: "other")] {
      expectNil(alone.isReached(Mark(.build, limit), by: line))
    }
  }

  @Test func `several recordings are summed up by the medians of their medians, the least and the greatest`() {
    let comparison = Comparison([
      recording("HeadlessKit", record(.build, 5)), recording("reference tree", record(.build, 100)),
      recording("HeadlessKit", record(.build, 1)), recording("HeadlessKit", record(.build, 3)),
    ])
    #expect(comparison.ours.map(\.figures.median) == [3] && comparison.ours.map(\.figures.min) == [1])
    #expect(comparison.ours.map(\.figures.max) == [5] && comparison.reference.map(\.figures.median) == [100])
  }

  @Test func `each reference has its own lines`() {
    let comparison = Comparison([
      recording("HeadlessKit", record(.build, 5), record(.constraintRows, 30)),
      recording("reference tree", record(.build, 2)), recording("kiwi", record(.constraintRows, 10)),
      recording("reference tree", record(.build, 4)), recording("kiwi", record(.constraintRows, 14)),
    ])
    expectEqual(comparison.ours.map { comparison.reference(for: $0)?.figures.median }, [3, 12])
  }

  @Test func `the table contains the ratio, and whether each mark is met`() {
    let name = "one title, always the same"
    let comparison = Comparison([
      recording(
        "HeadlessKit", record(.oneTitle, 400, name: name, count: 100), record(.oneTitle, 710, name: name),
        record(.oneTitle, 9, name: "another")),
      recording("reference tree", record(.oneTitle, 100, name: name, count: 100), record(.oneTitle, 100, name: name)),
    ])
    let lines = comparison.table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    expectEqual(lines[0], "row what unit mark n ours reference ratio")
    expectEqual(lines[1], "W4 \(name) ns a button ≤ 7× reference met 100 400 100 4.00")
    expectEqual(lines[2], "W4 \(name) ns a button ≤ 7× reference NOT MET 1 000 710 100 7.10")
    expectEqual(lines[3], "≤ 1.25× a tenth of n NOT MET", "710 > 1.25 × 400")
    #expect(lines[4] == "W4 another ns a button 1 000 9.00" && lines.count == 5)
  }

  @Test @MainActor func `every mark is for a line of the table`() {
    let lines = Workload.all(count: 1000) + [.emptyProgram("/bin/true")]
    for mark in Mark.all {
      #expect(lines.contains { $0.row == mark.row && mark.names?.contains($0.name) ?? true }, "\(mark)")
      if case .times(_, let line) = mark.limit { #expect(lines.contains { $0.row == mark.row && $0.name == line }) }
    }
  }
}
