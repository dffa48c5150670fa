import Foundation
import HeadlessGeometry

/// A picture that stands in a text as if it were a character; `NSTextAttachment` in the module `UIKit`.
///
/// An attachment equals itself alone.
///
/// > Differs: on iOS it inherits from `NSObject` itself; ``TextAttributeObject`` tells what is between them.
open class TextAttachment: TextAttributeObject, @unchecked Sendable {
  /// The character that stands for an attachment in a text: U+FFFC.
  ///
  /// > Documented: NSTextAttachment.character.
  public static let character = 0xFFFC

  /// The picture, or nil.
  open var image: Image?

  /// Where the attachment stands from the baseline on, upwards, in points; zero means the image's size on the baseline.
  ///
  /// > Documented: NSTextAttachment.bounds.
  open var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  public override init() {}

  /// Makes an attachment of a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// The rectangle that the attachment takes, from the baseline on, upwards, in points.
  ///
  /// Override it to size the attachment by its line. A rectangle that is not finite counts as empty.
  ///
  /// - Parameter lineFragment: The room of the line; its height is that of the font.
  /// - Returns: ``bounds``, or the image's size where those are zero.
  open func attachmentBounds(for lineFragment: CGRect) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// Makes a text of one character that stands for an attachment.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Makes a text of one character that stands for an attachment, with more attributes.
  public convenience init(attachment: TextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }
}
