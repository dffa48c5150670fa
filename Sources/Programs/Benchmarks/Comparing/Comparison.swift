import Foundation

/// The toolkit's figures beside the references' figures, and the marks.
struct Comparison {
  /// The toolkit's lines, each summed up over all its recordings.
  let ours: [Record]
  /// The lines of the reference tree, and of kiwi for constraints.
  let reference: [Record]

  /// Sums up recordings that were made in turns.
  init(_ recordings: [Recording]) {
    ours = Self.summedUp(recordings.filter { $0.program == Recording.ownName })
    reference = Self.summedUp(recordings.filter { $0.program != Recording.ownName })
  }

  /// Returns the line of a reference for a line of the toolkit.
  func reference(for record: Record) -> Record? { reference.first { $0.isSameLine(as: record) } }

  /// Returns whether a line reaches a mark; nil where there is nothing to compare it with.
  func isReached(_ mark: Mark, by record: Record) -> Bool? {
    let most: Double? =
      switch mark.limit {
      case .atMost(let figure): figure
      case .timesReference(let factor): reference(for: record).map { $0.figures.median * factor }
      case .timesTenth(let factor):
        ours.first { $0.row == record.row && $0.name == record.name && $0.count * 10 == record.count }
          .map { $0.figures.median * factor }
      case .times(let factor, let line):
        ours.first { $0.row == record.row && $0.name == line }.map { $0.figures.median * factor }
      }
    return most.map { record.figures.median <= $0 }
  }

  /// Returns each line once: the median of the medians, the least and the greatest of all.
  private static func summedUp(_ recordings: [Recording]) -> [Record] {
    let records = recordings.flatMap(\.records)
    let lines = records.indices.filter { index in !records[..<index].contains { $0.isSameLine(as: records[index]) } }
    return lines.map { records[$0] }.map { line in
      let same = records.filter { $0.isSameLine(as: line) }
      return Record(
        row: line.row, name: line.name, count: line.count, unit: line.unit, figures: Figures(of: same.map(\.figures)),
        calls: line.calls)
    }
  }

  /// Each line with the reference tree's figure and a line more for each mark that is for it.
  var table: String {
    let heading = ["row", "what", "unit", "mark", "", "n", "ours", "reference", "ratio"]
    return TextTable(rows: [heading] + ours.flatMap(rows), wordColumns: 5).text
  }

  private func rows(of record: Record) -> [[String]] {
    let other = reference(for: record)?.figures.median
    let ratio = other.map { String(format: "%.2f", record.figures.median / $0) }
    let line = [record.row.rawValue, record.name, record.unit.rawValue]
    let figures = [record.count.grouped, record.figures.median.figure, other?.figure ?? "", ratio ?? ""]
    let verdicts = Mark.all.filter { $0.isFor(record) }.compactMap { mark in
      isReached(mark, by: record).map { ["\(mark.limit)", $0 ? "met" : "NOT MET"] }
    }
    let first = line + (verdicts.first ?? ["", ""]) + figures
    return [first] + verdicts.dropFirst().map { ["", "", ""] + $0 + ["", "", "", ""] }
  }
}

extension Record {
  /// Returns whether both are figures of the same workload and count.
  fileprivate func isSameLine(as other: Record) -> Bool {
    row == other.row && name == other.name && count == other.count
  }
}
