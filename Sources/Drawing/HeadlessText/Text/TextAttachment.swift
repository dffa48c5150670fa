import Foundation
import HeadlessGraphics

/// A picture in a text, laid out as if it were a character; `NSTextAttachment` in the module `UIKit`.
///
/// An attachment equals itself alone.
/// > Differs: on iOS it inherits from `NSObject` itself; ``TextAttributeObject`` describes the class between them.
open class TextAttachment: TextAttributeObject, @unchecked Sendable {  // Not changed once a text has it.
  /// The character that represents an attachment in a text: U+FFFC.
  /// > Documented: NSTextAttachment.character.
  public static let character = 0xFFFC

  /// The picture, or nil.
  open var image: Image?

  /// The rectangle of the attachment from the baseline upward, in points; zero means the image's size on the baseline.
  /// > Documented: NSTextAttachment.bounds.
  open var bounds = CGRect.zero

  /// The data of the attachment's file, or nil; stored only.
  open var contents: Data?

  /// The type of the attachment's file, such as `public.png`, or nil; stored only.
  open var fileType: String?

  /// Creates an attachment without a picture.
  public override init() {}

  /// Creates an attachment of a file's data, which is a picture if it is a PNG file.
  /// > Documented: NSTextAttachment.init(data:ofType:).
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { Image(data: $0) }
  }

  /// Creates an attachment of a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// Returns the rectangle of the attachment from its position on the baseline, with y upward, in points.
  ///
  /// Override it to size the attachment by its line. A rectangle that is not finite is treated as empty.
  ///
  /// - Parameter lineFragment: The available size of the line; its height is the font's.
  /// - Returns: ``bounds``, or the image's size where those are zero.
  open func attachmentBounds(for lineFragment: CGRect) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Returns the rectangle of the attachment from its position on the baseline, with y upward, in points.
  ///
  /// Measuring a line calls it with the available size of the line, whose height is the font's. Override it to size the
  /// attachment by its line; by default it returns the answer of ``attachmentBounds(for:)``.
  /// > Differs: the container is nil, position and index are 0, as a line is measured before it has a position.
  open func attachmentBounds(
    for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { attachmentBounds(for: lineFrag) }

  /// Returns the picture for a rectangle: ``image``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: TextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }
}

extension NSAttributedString {
  /// Creates a text of one character that represents an attachment.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates a text of one character that represents an attachment, with more attributes.
  public convenience init(attachment: TextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }
}
