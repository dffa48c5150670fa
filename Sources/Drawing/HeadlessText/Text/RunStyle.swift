import Foundation
import HeadlessGraphics
import HeadlessReporting

/// The attributes of a run of text that affect its size, as a value.
package struct RunStyle: Hashable, Sendable {
  package var font: Font
  /// The points added after every character.
  package var kern: CGFloat = 0
  /// Points by which the text is above the baseline.
  package var baselineOffset: CGFloat = 0
  /// The rectangle of an attachment from the baseline on, upward; nil for text.
  package var attachment: CGRect?

  package init(font: Font) { self.font = font }

  /// Reads attributes; a number that is missing or not finite, or a value that is not a number, is ignored.
  package init(_ attributes: [NSAttributedString.Key: Any], font: Font) {
    self.font = attributes[.font] as? Font ?? font
    kern = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
    baselineOffset = Self.number(attributes[.baselineOffset])
    if let attachment = attributes[.attachment] as? TextAttachment {
      let line = CGRect(x: 0, y: 0, width: 0, height: self.font.lineHeight)
      let bounds = Self.nesting.call("attachmentBounds(for:) of \(type(of: attachment))") {
        attachment.attachmentBounds(
          for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0
        ).standardized
      }
      self.attachment = bounds.flatMap { $0.isFinite ? $0 : nil } ?? .zero
    }
  }

  private static let nesting = ConcurrentCallbackNesting(
    "bounds of attachments", cure: "Don't measure the attachment's own text in them.")

  /// Returns the style of smaller or larger text; attachments retain their size.
  package func scaled(by scale: CGFloat) -> RunStyle {
    if scale == 1 { return self }
    var style = self
    style.font = font.withSize(font.pointSize * scale)
    style.kern *= scale
    style.baselineOffset *= scale
    return style
  }

  /// Returns a number, or 0 for one that is missing, not finite or no number.
  private static func number(_ value: Any?) -> CGFloat {
    guard let number = CGFloat(attribute: value), number.isFinite else { return 0 }
    return number
  }
}
