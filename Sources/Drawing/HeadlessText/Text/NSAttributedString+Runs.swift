import Foundation
import HeadlessGraphics

extension NSAttributedString {
  package typealias AttributedRun = (text: String, attributes: [NSAttributedString.Key: Any])

  /// Calls `body` with each stretch of equal attributes and its text, in order.
  package func forEachRun(_ body: (String, [NSAttributedString.Key: Any], NSRange) -> Void) {
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      body(text.substring(with: range), attributes, range)
    }
  }

  /// Concatenates runs, whatever their attributes are.
  /// > Differs: Foundation 6.3 on Linux may end the program where it compares two values that are neither Foundation's
  /// > nor a ``TextAttributeObject``, which has the reason. It compares neighbors with the same keys, so the second one
  /// > gets one more key, ``Key/neighbor``.
  package static func joining(_ runs: [AttributedRun]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var before: [Key: Any] = [:]
    for run in runs where !run.text.isEmpty {
      var attributes = run.attributes
      if attributes.clashes(with: before) { attributes[.neighbor] = true }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
      before = attributes
    }
    return result
  }

  package func changingRuns(_ change: (inout [Key: Any]) -> Void) -> NSAttributedString {
    var runs: [AttributedRun] = []
    forEachRun { text, own, _ in
      var attributes = own
      change(&attributes)
      runs.append((text, attributes))
    }
    return Self.joining(runs)
  }
}

extension NSAttributedString.Key {
  /// A key without a meaning, which prevents Foundation from comparing the attributes of two neighboring runs.
  package static let neighbor = NSAttributedString.Key("HeadlessKitNeighbor")
}

extension [NSAttributedString.Key: Any] {
  /// Returns whether Foundation may end the program when it compares them.
  ///
  /// Of dictionaries of different sizes it compares no values.
  fileprivate func clashes(with other: Self) -> Bool {
    count == other.count
      && contains { key, value in
        guard let otherValue = other[key] else { return false }
        if value is TextAttributeObject || otherValue is TextAttributeObject { return false }
        // A value that is not an object, and for which Foundation has no class, is put into a box.
        guard let object = value as? NSObject, let otherObject = otherValue as? NSObject else { return true }
        return object !== otherObject && !object.isComparable && !otherObject.isComparable
      }
  }
}

extension NSObject {
  /// Whether Foundation can compare the object with any other one, as it is of one of its own classes.
  fileprivate var isComparable: Bool { self is NSNumber || self is NSString || self is NSURL }
}
