/// Names of Apple's frameworks for views.
enum AppleNames {
  /// Returns whether a word resembles a name of UIKit, QuartzCore, CoreGraphics or the Objective-C runtime.
  static func contains(_ word: String) -> Bool {
    if listed.contains(word) { return true }
    let letters = Array(word.utf8.prefix(5))
    guard letters.count >= 4 else { return false }
    let isConstant = letters[0] == UInt8(ascii: "k")
    let start = isConstant ? 1 : 0
    guard letters.count >= start + 4, prefixes.contains(String(decoding: letters[start..<start + 2], as: UTF8.self))
    else { return false }
    return isUpper(letters[start + 2]) && !isUpper(letters[start + 3])
  }

  private static let prefixes: Set<String> = ["UI", "CA", "CG"]

  private static func isUpper(_ letter: UInt8) -> Bool { letter >= 0x41 && letter <= 0x5A }

  /// The names that are in a file.
  static let table = NameTable("AppleNames.txt")

  /// Names that no prefix identifies.
  static let listed = Set(table["other prefixes"])

  /// The names above that Foundation has on Linux too.
  /// > Seen: each compiles after `import Foundation` with Swift 6.3.1 on Linux.
  static let ofFoundation: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize"]

  /// Types whose names are followed almost only by a static member: values and colors, not views.
  static let valueTypes: Set<String> = words(
    """
    CACornerMask CAMediaTimingFillMode CAMediaTimingFunctionName CAShapeLayerFillRule CAShapeLayerLineCap \
    CAShapeLayerLineJoin CGBlendMode CGLineCap CGLineJoin NSLineBreakMode NSTextAlignment NSUnderlineStyle \
    NSWritingDirection UIAccessibilityTraits UIBackgroundConfiguration UIColor UIConfigurationColorTransformer \
    UIContentSizeCategory UIEdgeInsets UIFont UIRectCorner UISemanticContentAttribute UIUserInterfaceStyle
    """)

  /// Classes and namespaces that code asks for static members.
  static let classesWithStatics: Set<String> = words(
    """
    CATransaction CGColorSpace NSValue UIAccessibility UIApplication UIBezierPath UIDevice UIImage UIScreen \
    UITraitCollection UIView
    """)

  /// The names of Foundation's that are in the module FoundationNetworking on Linux.
  /// > Seen: refused after `import Foundation`, accepted after `import FoundationNetworking`, with Swift 6.3.1.
  static let ofNetwork: Set<String> = words(
    """
    CachedURLResponse HTTPCookie HTTPCookieStorage HTTPURLResponse NSMutableURLRequest NSURLRequest \
    URLAuthenticationChallenge URLCache URLCredential URLProtectionSpace URLProtocol URLRequest URLResponse URLSession \
    URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate \
    URLSessionDownloadTask URLSessionTask URLSessionTaskDelegate URLSessionUploadTask
    """)

  /// The names of Foundation's that are in the module FoundationXML on Linux.
  static let ofXML = words("XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate")

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
