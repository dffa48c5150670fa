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

  /// Compares the components of a path with the pattern's, of which two stars stand for any number of folders.
  private static func matches(_ path: [[Character]], _ pattern: [[Character]]) -> Bool {
    // A folder that the pattern names without stars stands for all that is in it.
    let isFolder = pattern.allSatisfy { !$0.contains("*") }
    return matches(path, pattern, star: ["*", "*"], includesMore: isFolder) { part, word in
      matches(part, word, star: "*") { $1 == "?" || $0 == $1 }
    }
  }

  /// Compares a list with a pattern in which a star is any number of elements, in the time of both lengths' product.
  private static func matches<Element: Equatable>(
    _ list: [Element], _ pattern: [Element], star: Element, includesMore: Bool = false,
    _ isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var reached = Set([0])
    func skipStars() {
      for position in pattern.indices where reached.contains(position) && pattern[position] == star {
        reached.insert(position + 1)
      }
    }
    skipStars()
    for element in list {
      var next: Set<Int> = includesMore && reached.contains(pattern.count) ? [pattern.count] : []
      for position in reached where position < pattern.count {
        if pattern[position] == star {
          next.insert(position)
        } else if isMatch(element, pattern[position]) {
          next.insert(position + 1)
        }
      }
      reached = next
      skipStars()
    }
    return reached.contains(pattern.count)
  }
}
