extension Report {
  /// The report for reading: each file with its findings, and the numbers at the end.
  var text: String {
    var lines: [String] = []
    for file in files {
      lines.append("\(file.path): \(file.error.map { "cannot be read, \($0)" } ?? file.words)")
      lines += file.findings.map(\.text)
    }
    lines.append("\(summary.text)")
    return lines.joined(separator: "\n")
  }
}

extension FileReport {
  /// The verdict in words.
  fileprivate var words: String {
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
    return "  \(line):\(column): \(verdict.word): \(construct): \(message)\(row)"
  }
}

extension Verdict {
  /// The word that begins a line.
  fileprivate var word: String {
    switch self {
    case .compiles: "compiles"
    case .change: "change"
    case .unsupported: "unsupported"
    }
  }
}

extension Report.Summary {
  /// The numbers as one line.
  fileprivate var text: String {
    let unreadable = unreadable > 0 ? ", \(unreadable) cannot be read" : ""
    return "\(compile + needChanges + unsupported + self.unreadable) files: \(compile) compile as they are, "
      + "\(needChanges) need changes, \(unsupported) are not supported\(unreadable)"
  }
}
