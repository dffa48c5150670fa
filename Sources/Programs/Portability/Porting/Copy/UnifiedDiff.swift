/// The difference between a file and its ported form, as `patch` reads it.
struct UnifiedDiff {
  private struct Change {
    /// The position of the first line.
    var first: Int
    var old: [ArraySlice<UInt8>]
    var new: [ArraySlice<UInt8>]
  }

  private let lines: [ArraySlice<UInt8>]
  private var changes: [Change] = []

  /// Lines that do not change, before and after those that do.
  private static let context = 3

  /// Compares a file with its ported form.
  ///
  /// The lines that name the original are omitted, so that the difference can be applied to the package itself.
  init(_ file: PortedFile) {
    let bytes = file.source.bytes
    lines = Self.lines(of: bytes[...])
    let starts = lines.map(\.startIndex) + [bytes.count]
    var edits = file.edits
    if !file.imports.isEmpty { edits.insert(Edit(range: 0..<0, text: file.importLines), at: 0) }
    // After the newline that ends the file there is one more place.
    let lastLine = bytes.isEmpty || bytes.last == 0x0A ? lines.count : lines.count - 1
    var next = 0
    var line = 0
    while next < edits.count {
      while line < lastLine, starts[line + 1] <= edits[next].range.lowerBound { line += 1 }
      var last = line
      var end = next
      // All edits whose lines touch one another are one region.
      while end < edits.count, end == next || last == lastLine || edits[end].range.lowerBound < starts[last + 1] {
        while last < lastLine, starts[last + 1] < edits[end].range.upperBound { last += 1 }
        end += 1
      }
      let behind = min(last + 1, lines.count)
      let new = Self.lines(
        of: PortedFile.apply(Array(edits[next..<end]), to: bytes, in: starts[line]..<starts[behind])[...])
      add(Change(first: line, old: Array(lines[line..<behind]), new: new))
      next = end
      line = behind
    }
  }

  /// Adds a region without the lines that it has in common at its ends.
  private mutating func add(_ region: Change) {
    var change = region
    let before = zip(change.old, change.new).prefix { $0 == $1 }.count
    change.old.removeFirst(before)
    change.new.removeFirst(before)
    change.first += before
    let after = zip(change.old.reversed(), change.new.reversed()).prefix { $0 == $1 }.count
    change.old.removeLast(after)
    change.new.removeLast(after)
    if change.old.isEmpty && change.new.isEmpty { return }
    if let last = changes.indices.last, changes[last].first + changes[last].old.count == change.first {
      changes[last].old += change.old
      changes[last].new += change.new
    } else {
      changes.append(change)
    }
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for position in bytes.indices where bytes[position] == 0x0A {
      lines.append(bytes[start...position])
      start = position + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  /// Returns the difference with its header; empty if nothing changes.
  func text(path: String) -> String {
    if changes.isEmpty { return "" }
    var text: [UInt8] = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    var shift = 0
    var next = 0
    while next < changes.count {
      var end = next + 1
      while end < changes.count,
        changes[end].first - (changes[end - 1].first + changes[end - 1].old.count) <= 2 * Self.context
      {
        end += 1
      }
      let hunk = changes[next..<end]
      guard let firstChange = hunk.first, let lastChange = hunk.last else { break }
      let first = max(0, firstChange.first - Self.context)
      let last = min(lines.count, lastChange.first + lastChange.old.count + Self.context)
      let added = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
      let (old, new) = (last - first, last - first + added)
      let header =
        "@@ -\(old == 0 ? first : first + 1),\(old) +\(new == 0 ? first + shift : first + shift + 1),\(new) @@\n"
      text += Array(header.utf8)
      var line = first
      for change in hunk {
        Self.append(lines[line..<change.first], sign: " ", to: &text)
        Self.append(change.old[...], sign: "-", to: &text)
        Self.append(change.new[...], sign: "+", to: &text)
        line = change.first + change.old.count
      }
      Self.append(lines[line..<last], sign: " ", to: &text)
      shift += added
      next = end
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ lines: ArraySlice<ArraySlice<UInt8>>, sign: Character, to text: inout [UInt8]) {
    for line in lines {
      text += Array(String(sign).utf8)
      text += line
      if line.last != 0x0A { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
