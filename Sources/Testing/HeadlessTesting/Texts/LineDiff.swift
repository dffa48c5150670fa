/// The difference of two lists of lines: the lines that were removed and inserted, with those around them.
/// > Documented: the greedy search of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
///
/// - Complexity: O(*n* + *d*²) in time and memory for *n* lines and *d* edits. Beyond ``editLimit`` or ``workLimit``
///   all lines between the common beginning and the common end are changed.
struct LineDiff: CustomStringConvertible {
  /// The largest number of edits to search for; short lists take less than a second.
  static let editLimit = 1000
  /// The largest product of lines and edits to search for.
  static let workLimit = 20_000_000
  /// The number of lines in a description; of the rest it contains the number.
  static let shown = 60
  /// The number of equal lines that are shown around changed ones.
  static let context = 2

  enum Edit: Equatable {
    case keep(Substring)
    case remove(Substring)
    case insert(Substring)
  }

  let edits: [Edit]

  init(from old: [Substring], to new: [Substring]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let middle = Self.edits(from: Array(old[start..<(old.count - end)]), to: Array(new[start..<(new.count - end)]))
    edits = old.prefix(start).map { .keep($0) } + middle + old.suffix(end).map { .keep($0) }
  }

  /// The changed lines with those around them: `-` before a removed line, `+` before an inserted one.
  var description: String {
    let isShown = shownEdits
    var lines: [String] = []
    var oldLine = 0
    for (index, edit) in edits.enumerated() {
      if !edit.isInsertion { oldLine += 1 }
      if !isShown[index] { continue }
      if index > 0, !isShown[index - 1] { lines.append("  … line \(oldLine)") }
      lines.append(edit.description)
    }
    if lines.count <= Self.shown { return lines.joined(separator: "\n") }
    return (lines.prefix(Self.shown) + ["… and \(lines.count - Self.shown) more lines"]).joined(separator: "\n")
  }

  /// A flag for each edit: whether it is a change or close to one.
  private var shownEdits: [Bool] {
    var isShown = Array(repeating: false, count: edits.count)
    for (index, edit) in edits.enumerated() where edit.isChange {
      for near in max(0, index - Self.context)...min(edits.count - 1, index + Self.context) { isShown[near] = true }
    }
    return isShown
  }
}

extension LineDiff.Edit: CustomStringConvertible {
  var isChange: Bool { if case .keep = self { false } else { true } }

  var isInsertion: Bool { if case .insert = self { true } else { false } }

  var description: String {
    switch self {
    case .keep(let line): "  \(line.visible)"
    case .remove(let line): "- \(line.unmistakable)"
    case .insert(let line): "+ \(line.unmistakable)"
    }
  }
}
