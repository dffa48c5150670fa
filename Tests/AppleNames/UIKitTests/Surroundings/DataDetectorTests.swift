import Testing
import UIKit

@MainActor @Suite("Data detectors") struct DataDetectorTests {
  private typealias CheckingType = NSTextCheckingResult.CheckingType

  // The names `.link` and `.phoneNumber` are deprecated in Foundation on Linux.
  private static let link = CheckingType(rawValue: 1 << 5)
  private static let phoneNumber = CheckingType(rawValue: 1 << 11)

  nonisolated static let rows: [(String, [String])] = [
    ("See https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]),
    ("(www.example.com) and apple.com/de/, now", ["http://www.example.com", "http://apple.com/de/"]),
    ("https://a.org/x_(y) (https://a.org/z)", ["https://a.org/x_(y)", "https://a.org/z"]),
    ("mail me@example.co.uk or mailto:you@a.b", ["mailto:me@example.co.uk", "mailto:you@a.b"]),
    ("e.g. version 1.2.3 of file.swift, a@b", []),
    ("", []),
  ]

  private static func all(_ text: String) -> NSRange { NSRange(location: 0, length: (text as NSString).length) }

  @Test(arguments: rows) func `links are found without the punctuation behind them`(
    text: String, links: [String]
  ) throws {
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let results = detector.matches(in: text, options: [], range: Self.all(text))
    expectEqual(results.map { $0.url?.absoluteString }, links)
    #expect(results.allSatisfy { $0.resultType == Self.link && $0.phoneNumber == nil && $0.range(at: 0) == $0.range })
  }

  @Test func `the range of a result counts UTF-16 units`() throws {
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let text = "👍 a.org!"
    expectEqual(detector.rangeOfFirstMatch(in: text, range: Self.all(text)), NSRange(location: 3, length: 5))
    expectNil(detector.firstMatch(in: text, range: NSRange(location: 4, length: 2)))
    let moved = detector.firstMatch(in: text, range: Self.all(text))?.adjustingRanges(offset: 2)
    expectEqual(moved?.range, NSRange(location: 5, length: 5))
  }

  @Test(arguments: ["+1 (555) 123-4567", "0171 1234567", "555-1234567", "020 7946 0958"])
  func `phone numbers are found as they are written`(number: String) throws {
    let detector = try NSDataDetector(types: Self.phoneNumber.rawValue)
    let text = "Call \(number), please"
    expectEqual(detector.matches(in: text, range: Self.all(text)).map(\.phoneNumber), [number])
  }

  @Test(arguments: ["2024-05-12", "192.168.100.200", "12.05.2024", "12 34", "A1234567", "12345678901234567890"])
  func `other numbers are not phone numbers`(number: String) throws {
    let detector = try NSDataDetector(types: Self.phoneNumber.rawValue)
    expectEqual(detector.numberOfMatches(in: number, range: Self.all(number)), 0)
  }

  @Test func `results of both types are in the order of the text and do not overlap`() throws {
    let types: CheckingType = [Self.phoneNumber, Self.link]
    let detector = try NSDataDetector(types: types.rawValue)
    let text = "030 1234567 a.org tel:0301234567"
    var kinds: [CheckingType?] = []
    detector.enumerateMatches(in: text, range: Self.all(text)) { result, _, stop in
      kinds.append(result?.resultType)
      stop.pointee = ObjCBool(kinds.count == 2)
    }
    expectEqual(kinds, [Self.phoneNumber, Self.link])
    expectEqual(detector.numberOfMatches(in: text, range: Self.all(text)), 3)
  }

  @Test func `a detector of nothing is refused, and one of dates is reported`() throws {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    let types: CheckingType = [CheckingType(rawValue: 1 << 3), Self.link]
    let reports = IssueReporting.collect { _ = try? NSDataDetector(types: types.rawValue) }
    let message =
      "Expected the types link and phoneNumber; got the bits \(types.rawValue); using links and numbers only."
    expectEqual(reports.map(\.problem), [message])
  }
}
