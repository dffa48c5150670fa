import Foundation
import HeadlessGraphics

/// An unchanging text with attributes, which can be compared.
///
/// > Differs: Foundation 6.3 on Linux traps when it compares two texts that pieces were appended to and whose
/// > attributes are objects of Swift classes, such as fonts; so the comparison here is its own.
struct AttributedText: Equatable {
  let string: NSAttributedString

  init?(_ string: NSAttributedString?) {
    guard let copy = string?.copy() as? NSAttributedString else { return nil }
    self.string = copy
  }

  /// Equal when the same stretches of text have equal attributes.
  static func == (left: AttributedText, right: AttributedText) -> Bool {
    left.string === right.string || left.string.string == right.string.string && left.runs == right.runs
  }

  private struct Run: Equatable {
    let text: String
    let attributes: [NSAttributedString.Key: AnyHashable]
  }

  private var runs: [Run] {
    var runs: [Run] = []
    string.forEachRun { text, attributes, _ in
      runs.append(Run(text: text, attributes: attributes.mapValues(Self.comparable)))
    }
    return runs
  }

  private static func comparable(_ value: Any) -> AnyHashable {
    value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
  }
}
