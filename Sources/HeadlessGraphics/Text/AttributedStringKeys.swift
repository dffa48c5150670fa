import Foundation

/// The attributes that text measuring and labels read.
///
/// > Documented: NSAttributedString.Key, with its raw values.
extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = NSAttributedString.Key("NSFont")
  /// A ``Color``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSAttributedString {
  /// Calls `body` with each stretch of equal attributes and its text, in order.
  package func forEachRun(_ body: (String, [NSAttributedString.Key: Any], NSRange) -> Void) {
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      body(text.substring(with: range), attributes, range)
    }
  }
}
