import Foundation
import HeadlessReporting

/// Attributed strings as documents: plain text only, as HTML and RTF cannot be read here.
extension NSAttributedString {
  /// The type of a document.
  /// > Documented: NSAttributedString.DocumentType. Reported: the raw values.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name that Foundation uses for the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, which cannot be read here.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which cannot be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name that Foundation uses for the option.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for a ``DocumentType``; without one, the text is read as plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without any, for plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The name of an attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name that Foundation uses for the attribute.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document of plain text, in UTF-8 unless the options name another encoding.
  /// > Documented: NSAttributedString.init(data:options:documentAttributes:). Differs: HTML and rich text throw, and
  /// > are reported; without a type the text is plain.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - options: Its type and encoding.
  ///   - dict: Not written to.
  /// - Throws: `CocoaError.featureUnsupported` for another type, `.fileReadInapplicableStringEncoding` for bytes that
  ///   are not text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try Self.checkPlain(options[.documentType], "NSAttributedString.init(data:options:documentAttributes:)")
    let number = options[.characterEncoding] as? UInt ?? String.Encoding.utf8.rawValue
    guard let text = String(data: data, encoding: String.Encoding(rawValue: number)) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }

  /// Returns the bytes of a range as plain text in UTF-8.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units; it is clamped to the text.
  ///   - dict: The type and the encoding.
  /// - Returns: The bytes.
  /// - Throws: `CocoaError.featureUnsupported` for HTML and rich text, which is reported.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    try Self.checkPlain(dict[.documentType], "NSAttributedString.data(from:documentAttributes:)")
    let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
    return Data(attributedSubstring(from: part).string.utf8)
  }

  private static func checkPlain(_ type: Any?, _ place: String) throws {
    let name = (type as? DocumentType)?.rawValue ?? type as? String
    guard let name, name != DocumentType.plain.rawValue else { return }
    IssueReporting.report(
      place: place, problem: "Expected plain text; got \(name), which is unavailable here; throwing an error.",
      cure: "Build the text with attributes.")
    throw CocoaError(.featureUnsupported)
  }

  /// Returns whether a range contains an attachment.
  /// > Documented: NSAttributedString.containsAttachments(in:).
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
    enumerateAttribute(.attachment, in: part) { value, _, stop in
      guard value is TextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}

extension NSMutableAttributedString {
  /// Does nothing: fonts, paragraphs and attachments need no correction here.
  /// > Documented: NSMutableAttributedString.fixAttributes(in:).
  public func fixAttributes(in range: NSRange) {}
}
