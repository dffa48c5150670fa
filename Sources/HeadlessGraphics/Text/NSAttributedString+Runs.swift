import Foundation

extension NSAttributedString {
  /// A stretch of text with its attributes.
  package typealias AttributedRun = (text: String, attributes: [NSAttributedString.Key: Any])

  /// Calls `body` with each stretch of equal attributes and its text, in order.
  package func forEachRun(_ body: (String, [NSAttributedString.Key: Any], NSRange) -> Void) {
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      body(text.substring(with: range), attributes, range)
    }
  }

  /// Puts stretches behind each other, whatever their attributes are.
  ///
  /// > Differs: Foundation 6.3 on Linux traps where neighbours have different objects of `NSObject`'s subclasses in
  /// > other modules under one key, such as two fonts; such a stretch gets one more key, ``Key/neighbour``.
  package static func joining(_ runs: [AttributedRun]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var before: [Key: Any] = [:]
    for run in runs where !run.text.isEmpty {
      var attributes = run.attributes
      if attributes.clashes(with: before) { attributes[.neighbour] = true }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
      before = attributes
    }
    return result
  }

  /// The same text with attributes in place of each stretch's own ones of these keys.
  package func setting(_ attributes: [Key: Any]) -> NSAttributedString {
    var runs: [AttributedRun] = []
    forEachRun { text, own, _ in runs.append((text, own.merging(attributes) { _, new in new })) }
    return Self.joining(runs)
  }
}

extension NSAttributedString.Key {
  /// Says nothing; tells apart two neighbours that Foundation cannot compare.
  package static let neighbour = NSAttributedString.Key("HeadlessKitNeighbour")
}

extension [NSAttributedString.Key: Any] {
  /// Whether comparing the values may trap: dictionaries of different sizes are told apart before.
  fileprivate func clashes(with other: Self) -> Bool {
    count == other.count
      && contains { key, value in
        guard let object = value as? NSObject, let otherObject = other[key] as? NSObject else { return false }
        return object !== otherObject
      }
  }
}
