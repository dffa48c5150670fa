import Foundation
import HeadlessGraphics
import HeadlessText

/// An unchanging text with attributes, which can be compared.
/// > Differs: Foundation 6.3 on Linux traps when it compares two texts of several stretches with an app's own objects
/// > of subclasses of `NSObject`; so the comparison here is its own.
struct AttributedText: Equatable {
  let string: NSAttributedString

  init?(_ string: NSAttributedString?) {
    guard let copy = string?.copy() as? NSAttributedString else { return nil }
    self.string = copy
  }

  /// Returns whether the same stretches of text have equal attributes.
  static func == (left: AttributedText, right: AttributedText) -> Bool {
    if left.string === right.string { return true }
    // Equal texts may have different lengths, as an accent may be a separate character; their ranges then differ.
    return left.string.length == right.string.length && left.string.string == right.string.string
      && left.runs == right.runs
  }

  var firstFont: Font? { first(.font) as? Font }
  var firstColor: Color? { first(.foregroundColor) as? Color }
  var firstParagraph: ParagraphStyle? { first(.paragraphStyle) as? ParagraphStyle }

  private func first(_ key: NSAttributedString.Key) -> Any? {
    string.length > 0 ? string.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  private struct Run: Equatable {
    let text: String
    let attributes: [NSAttributedString.Key: AnyHashable]
  }

  private var runs: [Run] {
    var runs: [Run] = []
    string.forEachRun { text, attributes, _ in
      let comparable = attributes.mapValues { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0 as AnyObject)) }
      runs.append(Run(text: text, attributes: comparable))
    }
    return runs
  }
}
