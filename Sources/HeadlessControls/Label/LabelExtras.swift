import Foundation
import HeadlessGraphics

/// The properties that most labels leave alone, kept outside the label so that those labels stay small.
final class LabelExtras {
  var attributed: AttributedContent?
  var shadowColor: Color?
  var shadowOffset = LabelExtras.standardShadowOffset
  var highlightedTextColor: Color?
  var preferredMaxLayoutWidth: CGFloat = 0
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = BaselineAdjustment.alignBaselines
  var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
  var adjustsFontSizeToFitWidth = false
  var adjustsFontForContentSizeCategory = false
  var allowsDefaultTighteningForTruncation = false
  var isHighlighted = false
  var showsExpansionTextWhenTruncated = false
  var isEnabled = true
  /// Where ``Label/drawText(in:)`` leaves its lines while somebody asks for them.
  var drawnLines: [Label.Line]?

  /// > Documented: UILabel.shadowOffset: one point up.
  static let standardShadowOffset = CGSize(width: 0, height: -1)

  /// A text with attributes, and what was set on the label since, which counts for all of it.
  struct AttributedContent {
    let text: AttributedText
    var font: Font?
    var textColor: Color?
    var alignment: TextAlignment?
    var lineBreakMode: LineBreakMode?
  }
}

extension Label {
  /// The value of a rare property, or its default in a label that never set one.
  @inline(__always)
  final func extra<Value>(_ property: KeyPath<LabelExtras, Value>, default value: Value) -> Value {
    guard let labelExtras else { return value }
    return labelExtras[keyPath: property]
  }

  /// Stores the value of a rare property.
  ///
  /// - Returns: Whether it has changed; the default makes no side object.
  final func setExtra<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<LabelExtras, Value>, default value: Value, to newValue: Value
  ) -> Bool {
    if extra(property, default: value) == newValue { return false }
    makeLabelExtras()[keyPath: property] = newValue
    return true
  }

  /// The side object for rare properties, made on first use.
  final func makeLabelExtras() -> LabelExtras {
    if let labelExtras { return labelExtras }
    let made = LabelExtras()
    labelExtras = made
    return made
  }
}
