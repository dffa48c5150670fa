extension Report {
  /// The report for reading: each file with its findings, and the numbers at the end.
  var text: String { (files.map(\.text) + [summary.text]).joined(separator: "\n") }
}

extension FileReport {
  var text: String {
    (["\(path): \(error.map { "cannot be read, \($0)" } ?? words)"] + findings.map(\.text)).joined(separator: "\n")
  }

  private var words: String {
    switch verdict {
    case .compiles: "compiles as it is"
    case .change: "needs changes"
    case .unsupported: "is not supported"
    case nil: ""
    }
  }
}

extension Finding {
  /// The finding as one line.
  fileprivate var text: String {
    let row = row.map { " [Docs/Porting.md: \($0.rawValue)]" } ?? ""
    return "  \(line):\(column): \(verdict.rawValue): \(construct): \(message)\(row)"
  }
}

extension Report.Summary {
  fileprivate var text: String {
    let count = compile + needChanges + unsupported + self.unreadable
    let unreadable = unreadable > 0 ? ", \(unreadable) cannot be read" : ""
    return "\(count) \(count == 1 ? "file" : "files"): "
      + "\(compile) \(compile == 1 ? "compiles as it is" : "compile as they are"), "
      + "\(needChanges) \(needChanges == 1 ? "needs" : "need") changes, "
      + "\(unsupported) \(unsupported == 1 ? "is" : "are") not supported\(unreadable)"
  }
}
