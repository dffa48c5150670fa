// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The classes that lay texts out, under Apple's names.

/// The UIKit name of ``LayoutManager``: an object that lays out the text of a text storage in a text container.
public typealias NSLayoutManager = LayoutManager
/// The UIKit name of ``LayoutManagerDelegate``: the delegate of a layout manager; not called here.
public typealias NSLayoutManagerDelegate = LayoutManagerDelegate
/// The UIKit name of ``TextContainer``: the area in which a layout manager lays out text.
public typealias NSTextContainer = TextContainer
/// The UIKit name of ``TextStorage``: an attributed text that notifies its layout managers of changes.
public typealias NSTextStorage = TextStorage
/// The UIKit name of ``TextStorageDelegate``: an object that may process the edits of a text storage.
public typealias NSTextStorageDelegate = TextStorageDelegate
/// The UIKit name of ``TextTab``: a tab stop of a paragraph.
public typealias NSTextTab = TextTab

/// The attributes of texts for assistive applications; stored only.
/// > Documented: NSAttributedString.Key, with its raw values.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The language, a BCP 47 string.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, 0 to 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for others.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in IPA.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spelled out.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// An attribute of the app's own.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}

/// The character that stands for an attachment.
public let NSAttachmentCharacter = TextAttachment.character

/// Reports that there is no photo library.
/// > Documented: UIImageWriteToSavedPhotosAlbum(_:_:_:_:). Differs: the target is not called.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  IssueReporting.report(
    place: "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)",
    problem: "Expected a photo library; there is none here; the image was not saved.",
    cure: "Write the image's pngData() to a file.")
}
