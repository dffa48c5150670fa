// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// CoreText's key of a font, by UIKit's name for it.
public var kCTFontAttributeName: NSString { "NSFont" }
/// CoreText's key of a text's language; stored in attributed strings, and nothing is drawn differently by it.
public var kCTLanguageAttributeName: NSString { "NSLanguage" }
/// CoreText's key of a color.
public var kCTForegroundColorAttributeName: NSString { "CTForegroundColor" }
/// CoreText's key of a paragraph style, by UIKit's name for it.
public var kCTParagraphStyleAttributeName: NSString { "NSParagraphStyle" }
/// CoreText's key of a distance between characters, by UIKit's name for it.
public var kCTKernAttributeName: NSString { "NSKern" }
/// CoreText's key of a tracking, by UIKit's name for it.
public var kCTTrackingAttributeName: NSString { "CTTracking" }
/// CoreText's key of an underline, by UIKit's name for it.
public var kCTUnderlineStyleAttributeName: NSString { "NSUnderline" }
/// CoreText's key of a superscript; stored only.
public var kCTSuperscriptAttributeName: NSString { "NSSuperScript" }
/// CoreText's key of a run delegate; stored only.
public var kCTRunDelegateAttributeName: NSString { "CTRunDelegate" }
