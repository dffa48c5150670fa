import Foundation
import HeadlessReporting

/// A ``ParagraphStyle`` that can be changed; `NSMutableParagraphStyle` in the module `UIKit`.
///
/// A number that is not finite, or below 0 where that is invalid, is reported and changes nothing. Change a style
/// before a text gets it: a label is not notified of later changes.
open class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {  // Not changed once a text has it.
  open override var alignment: TextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: LineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: WritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { set(newValue, at: \.lineSpacing, "lineSpacing") }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { set(newValue, at: \.paragraphSpacing, "paragraphSpacing") }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { set(newValue, at: \.paragraphSpacingBefore, "paragraphSpacingBefore") }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { set(newValue, at: \.lineHeightMultiple, "lineHeightMultiple") }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { set(newValue, at: \.minimumLineHeight, "minimumLineHeight") }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { set(newValue, at: \.maximumLineHeight, "maximumLineHeight") }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { set(newValue, at: \.firstLineHeadIndent, "firstLineHeadIndent") }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { set(newValue, at: \.headIndent, "headIndent") }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { set(newValue, at: \.tailIndent, "tailIndent", mayBeNegative: true) }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { set(newValue, at: \.defaultTabInterval, "defaultTabInterval") }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightensBeforeTruncating }
    set { values.tightensBeforeTruncating = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var tabStops: [TextTab]! {
    get { values.tabStops }
    set { values.tabStops = (newValue ?? []).sorted { $0.location < $1.location } }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: TextTab) { tabStops.append(anObject) }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: TextTab) { tabStops.removeAll { $0 == anObject } }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: ParagraphStyle) { values = style.values }

  /// Sets a number, which must be finite and, except for some, not negative.
  /// > Documented: NSMutableParagraphStyle: all distances but the tail indent must not be negative.
  private func set(
    _ number: CGFloat, at path: WritableKeyPath<ParagraphValues, CGFloat>, _ name: String, mayBeNegative: Bool = false
  ) {
    guard number.isFinite, mayBeNegative || number >= 0 else {
      let fault = number.isFinite ? "is negative" : "is not finite"
      return IssueReporting.report(
        place: "MutableParagraphStyle.\(name)",
        problem: "\(number.shortDescription) \(fault); keeping the old style.",
        cure: mayBeNegative ? "Give a finite number of points." : "Give a number of points from 0 on.")
    }
    values[keyPath: path] = number
  }
}
