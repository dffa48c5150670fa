/// The kinds of data in text, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links, mail addresses and phone numbers in text.
///
/// A link is an address with a scheme (`https://…`, `mailto:…`), a mail address, a name that begins with `www.`, or a
/// name under a well-known top-level domain. A phone number has 7 to 15 digits, in groups that spaces, points, hyphens
/// or parentheses separate; a date such as 2024-05-12 and four numbers with points between them are ignored.
/// Punctuation behind a link is not part of it.
///
/// Foundation marks the names of the kinds as deprecated on Linux, as it detects nothing itself; ignore that warning.
/// > Documented: NSDataDetector. Assumed: the rules above. Differs: it is no `NSRegularExpression`; dates, postal
/// > addresses and transit information are reported, not found; `adjustingRanges(offset:)` loses a result's kind.
open class NSDataDetector: NSObject {
  /// The kinds that are looked for, as bits.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: The kinds, as bits: `NSTextCheckingResult.CheckingType.link.rawValue`.
  /// - Throws: `CocoaError.formatting` without a kind.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
    let known = DetectedData.link.union(DetectedData.phoneNumber)
    guard checkingTypes & ~known.rawValue != 0 else { return }
    IssueReporting.report(
      place: "NSDataDetector.init(types:)",
      problem:
        "Expected the types link and phoneNumber; got the bits \(checkingTypes); using links and numbers only.",
      cure: "Pass the results of other types to the code under test.")
  }

  /// Returns the results within a range, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    func data(_ expression: NSRegularExpression?, _ make: (String, NSRange) -> DetectedData?) -> [DetectedData] {
      let all = expression?.matches(in: string, options: options, range: range) ?? []
      return all.compactMap { make(text.substring(with: $0.range), $0.range) }
    }
    var results: [DetectedData] = []
    if contains(DetectedData.link) { results += data(DetectedData.links, DetectedData.link(from:at:)) }
    if contains(DetectedData.phoneNumber) {
      let numbers = data(DetectedData.numbers, DetectedData.phoneNumber(from:at:))
      results += numbers.filter { number in
        !results.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return results.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a closure for each result within a range, until it sets its last argument to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped: ObjCBool = false
    for result in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(result, [], &isStopped)
    }
  }

  /// Returns the first result within a range, or nil.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of results within a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first result; its location is `NSNotFound` without one.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  private func contains(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }
}

extension NSTextCheckingResult {
  /// The address of a link; nil for other results.
  /// > Documented: NSTextCheckingResult.url. An address without a scheme has `http`, a mail address has `mailto`.
  public var url: URL? { (self as? DetectedData)?.detectedURL }

  /// A phone number as it is written; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.detectedNumber }

  /// The date of a result: nil, as dates are not detected.
  public var date: Date? { nil }

  /// The parts of a result: nil, as postal addresses are not detected.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The parts of a postal address: nil, as such addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The key of a part of a result.
/// > Documented: NSTextCheckingKey.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A link or a phone number in a text.
private final class DetectedData: NSTextCheckingResult {
  // Foundation's own constants are deprecated on Linux, as it detects neither.
  static let link = CheckingType(rawValue: 1 &<< 5)
  static let phoneNumber = CheckingType(rawValue: 1 &<< 11)

  private let detectedRange: NSRange
  private let type: CheckingType
  let detectedURL: URL?
  let detectedNumber: String?

  private init(_ range: NSRange, _ type: CheckingType, url: URL? = nil, number: String? = nil) {
    (self.detectedRange, self.type, detectedURL, detectedNumber) = (range, type, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override var range: NSRange { detectedRange }
  override func range(at idx: Int) -> NSRange { idx == 0 ? detectedRange : NSRange(location: NSNotFound, length: 0) }
  /// The expression that found the data, which Foundation's `adjustingRanges(offset:)` needs.
  override var regularExpression: NSRegularExpression? { detectedURL == nil ? Self.numbers : Self.links }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Links

  /// > Assumed: the top-level domains that make a name a link without a scheme.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|app|dev|co|ai|me|tv|eu|uk|de|fr|it|es|pt|nl|be|ch|at|se|no|dk|fi|pl|cz|ru|ua|"
    + "cn|jp|kr|in|tw|hk|sg|br|mx|ar|au|nz|ca|us|za|ie|gr|tr|il"

  static let links = expression(
    #"[a-z][a-z0-9+.-]*://[^\s<>"]+"#,
    #"(?:mailto|tel|sms):[^\s<>"]+"#,
    #"[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}"#,
    #"www\.[^\s<>"]+\.[^\s<>"]+"#,
    #"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:\#(domains))(?![a-z0-9_-])(?::\d+)?(?:[/?#][^\s<>"]*)?"#)

  static func link(from written: String, at range: NSRange) -> DetectedData? {
    let trimmed = withoutPunctuation(written)
    guard let url = URL(string: scheme(of: trimmed) + trimmed) else { return nil }
    let length = (trimmed as NSString).length
    return DetectedData(NSRange(location: range.location, length: length), link, url: url)
  }

  /// Returns the text without punctuation at its end; a closing bracket stays where the text contains the opening one.
  private static func withoutPunctuation(_ text: String) -> String {
    var text = Substring(text)
    let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    while let last = text.last {
      let isUnmatched = brackets[last].map { open in text.count { $0 == open } < text.count { $0 == last } } ?? false
      guard isUnmatched || ".,;:!?'’”".contains(last) else { break }
      text.removeLast()
    }
    return String(text)
  }

  /// Returns the scheme that is missing in front of a link.
  private static func scheme(of link: String) -> String {
    if link.range(of: #"^[A-Za-z][A-Za-z0-9+.-]*://|^(?i:mailto|tel|sms):"#, options: .regularExpression) != nil {
      return ""
    }
    return link.contains("@") && !link.contains("/") ? "mailto:" : "http://"
  }

  // MARK: Phone numbers

  static let numbers = expression(
    #"\+?(?:\(\d{1,5}\)|\d{1,15})(?:[ .\-/\u00A0]?(?:\(\d{1,5}\)|\d{1,15})){0,7}(?![\w@])"#)

  private static let date = #"^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d+(?:\.\d+){3})$"#

  static func phoneNumber(from written: String, at range: NSRange) -> DetectedData? {
    guard (7...15).contains(written.count { $0.isNumber }),
      written.range(of: date, options: .regularExpression) == nil
    else { return nil }
    return DetectedData(range, phoneNumber, number: written)
  }

  /// Returns an expression of alternatives that begin at the beginning of a word.
  private static func expression(_ alternatives: String...) -> NSRegularExpression? {
    try? NSRegularExpression(
      pattern: #"(?<![\w@.+-])(?:"# + alternatives.joined(separator: "|") + ")", options: .caseInsensitive)
  }
}
