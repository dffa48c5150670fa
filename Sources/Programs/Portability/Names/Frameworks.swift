/// Names of Apple's frameworks that Linux does not have.
enum Frameworks {
  /// The names of each framework; `WK*` stands for those that begin so.
  private static let lists = NameTable("Frameworks.txt").sections

  /// The frameworks that the beginning of a name identifies.
  private static let prefixes: [String: String] = lists.reduce(into: [:]) { prefixes, list in
    for name in list.names where name.hasSuffix("*") { prefixes[String(name.dropLast())] = list.heading }
  }

  static func framework(of word: String) -> String? {
    let letters = Array(word)
    for length in 2..<max(2, min(16, letters.count)) {
      guard let framework = prefixes[String(letters[..<length])] else { continue }
      let isBeforeWord = letters.count > length + 1 && letters[length].isUppercase && letters[length + 1].isLowercase
      if isBeforeWord || length > 3 { return framework }
    }
    return nil
  }

  /// The frameworks that list a name, for names that no prefix identifies.
  private static let byName: [String: [String]] = lists.reduce(into: [:]) { names, list in
    for name in list.names { names[name, default: []].append(list.heading) }
  }

  static func frameworks(with word: String) -> [String] { byName[word] ?? [] }

  static func has(_ framework: String, _ word: String) -> Bool {
    frameworks(with: word).contains(framework) || self.framework(of: word) == framework
  }

  static func knows(_ framework: String) -> Bool { lists.contains { $0.heading == framework } }
}
