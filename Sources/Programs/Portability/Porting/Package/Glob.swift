/// A pattern of paths, as podspecs write them: `Source/**/*.{swift,h}`.
struct Glob {
  /// The pattern without alternatives in braces, each as its components between slashes.
  private let alternatives: [[[Character]]]

  /// The largest number of alternatives that are read.
  private static let mostAlternatives = 64

  init(_ pattern: String) {
    var waiting = [pattern]
    var plain: [String] = []
    while let next = waiting.popLast(), plain.count < Self.mostAlternatives {
      guard let open = next.firstIndex(of: "{"), let close = next[open...].firstIndex(of: "}") else {
        plain.append(next)
        continue
      }
      let choices = next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      if waiting.count + choices.count > Self.mostAlternatives { break }
      let (head, tail) = (next[..<open], next[next.index(after: close)...])
      for choice in choices { waiting.append("\(head)\(choice)\(tail)") }
    }
    alternatives = plain.map { text in text.split(separator: "/").filter { $0 != "." }.map { Array($0) } }
  }

  /// Returns whether a path is one of the pattern's, or is in a folder that the pattern names.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map { Array($0) }
    return alternatives.contains { Self.matches(parts, $0) }
  }

  /// Compares the components of a path with the pattern's.
  private static func matches(_ path: [[Character]], _ pattern: [[Character]]) -> Bool {
    var reached = Set([0])
    for part in path {
      // Two stars stand for any number of folders.
      for position in reached.sorted() where position < pattern.count && pattern[position] == ["*", "*"] {
        reached.insert(position + 1)
      }
      var next: Set<Int> = []
      for position in reached where position < pattern.count {
        if pattern[position] == ["*", "*"] {
          next.insert(position)
        } else if matches(part, word: pattern[position]) {
          next.insert(position + 1)
        }
      }
      // A folder that the pattern names without stars stands for all that is in it.
      if reached.contains(pattern.count), pattern.allSatisfy({ !$0.contains("*") }) { next.insert(pattern.count) }
      reached = next
    }
    return reached.contains(pattern.count) || reached.contains(pattern.count - 1) && pattern.last == ["*", "*"]
  }

  /// Compares one component, in the time of the product of both lengths.
  private static func matches(_ text: [Character], word: [Character]) -> Bool {
    var reached = Set([0])
    func skipStars() {
      for position in word.indices where reached.contains(position) && word[position] == "*" {
        reached.insert(position + 1)
      }
    }
    skipStars()
    for character in text {
      var next: Set<Int> = []
      for position in reached where position < word.count {
        if word[position] == "*" { next.insert(position) }
        if word[position] == "?" || word[position] == character && word[position] != "*" { next.insert(position + 1) }
      }
      reached = next
      skipStars()
    }
    return reached.contains(word.count)
  }
}
