import Foundation

extension Comparison {
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
