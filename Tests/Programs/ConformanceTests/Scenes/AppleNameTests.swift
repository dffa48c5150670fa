import Foundation
import RepositoryFiles
import Testing

@testable import Portability

/// The names that the library of scenes and its recorder use, which have to compile on iOS.
struct AppleNameTests {
  /// The types of Swift and Foundation that the scenes use.
  private static let standard = AppleNames.words(
    """
    Any Array ArraySlice Bool Bundle CGFloat CGPoint CGRect CGSize CaseIterable CocoaError Codable CodingKey
    CustomStringConvertible Data Date DateFormatter Decodable Decoder DecodingError Dictionary Double Encodable
    Encoder Equatable Error FileAttributeType FileHandle FileManager Float Int JSONDecoder JSONEncoder KeyValuePairs Locale
    MainActor NSAttributedString NSCoder NSData NSError NSMutableAttributedString NSObject NSObjectProtocol NSRange
    NSString NSUnderlyingErrorKey Notification NotificationCenter ObjectiveC ProcessInfo RunLoop Selector Self
    Sendable Set String TimeInterval TimeZone UIKit UInt UInt8 URL UTF8 UUID Void
    """)

  /// The names that the recorder's app and test use beside the scenes'.
  private static let recorder = AppleNames.words(
    """
    ConformanceScenes DispatchQueue DispatchWorkItem Linux NSSelectorFromString Timer UISceneConfiguration
    UISceneSession UIWindowSceneDelegate XCTAssertFalse XCTAttachment XCTest XCTestCase
    """)

  /// Returns the code of the scenes, and of the app and the test that record them on iOS.
  private static func files() throws -> [(name: String, code: String)] {
    let folder = "Docs/Examples/ConformanceRecorder"
    let recorder = try ["\(folder)/App/RecorderApp.swift", "\(folder)/Tests/RecordTests/RecordTests.swift"].map {
      path in
      (path, withoutLinux(try Repository.text(of: path)))
    }
    return try sceneFiles() + recorder
  }

  /// Returns the code without what is compiled on Linux alone: from `#if os(Linux)` to `#else` or `#endif`.
  private static func withoutLinux(_ code: String) -> String {
    code.replacing(/(?ms)^ *#if os\(Linux\)$.*?^ *#(else|endif)$/, with: "")
  }

  private static func sceneFiles() throws -> [(name: String, code: String)] {
    try Repository.swiftFiles(in: "Sources/Programs/Conformance").map { ($0.name, $0.text) }
  }

  private static func code(_ text: String) -> String {
    text.replacing(/\/\/.*/, with: "").replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
  }

  @Test func `scenes import UIKit alone`() throws {
    for file in try Self.sceneFiles() {
      let modules = file.code.matches(of: /(?m)^(?:@\w+ )?import (.*)$/).map { String($0.1) }
      #expect(modules.allSatisfy { $0 == "UIKit" }, "\(file.name): \(modules)")
    }
  }

  private static func ownTypes(in codes: [String]) -> Set<String> {
    Set(
      codes.flatMap { code in
        code.matches(of: /\b(?:struct|class|enum|typealias|protocol|case|<)\s*([A-Z]\w*)/).map { String($0.1) }
      })
  }

  @Test func `every type that scenes use is Swift's, Foundation's, UIKit's or their own`() throws {
    let files = try Self.files().map { (name: $0.name, code: Self.code($0.code)) }
    let own = Self.ownTypes(in: files.map(\.code))
    let known = own.union(Self.standard).union(Self.recorder).union(
      SupportedNames.names.filter { $0.prefixMatch(of: /UI|NS|CG|CA/) != nil })
    // A name after a point is a member of another type, such as `UIControl.Event`.
    let used = Set(files.flatMap { $0.code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.1) } })
    expectEqual(used.subtracting(known).sorted(), [])
  }

  @Test func `every member that scenes use or override is Swift's, Foundation's, UIKit's or their own`() throws {
    let files = try Self.files().map { (name: $0.name, tokens: try Lexer.tokens(of: Array($0.code.utf8))) }
    let declarations = files.flatMap { Declaration.all(in: $0.tokens) }
    let known = try Set(declarations.filter { !$0.isOverride }.map(\.name))
      .union(AppleMembers.byName.keys)
      .union(SupportedNames.statics.compactMap { $0.split(separator: ".").last.map(String.init) })
      .union(AppleMemberTable.names()).union(["self", "init"])
    var used = Set(declarations.filter(\.isOverride).map(\.name))
    for file in files {
      // A name after a point that does not follow another one, as in `0..<count`.
      for index in file.tokens.indices.dropFirst(2) where file.tokens[index].isName {
        if file.tokens[index - 1].isSign("."), !file.tokens[index - 2].isSign(".") {
          used.insert(file.tokens[index].text)
        }
      }
    }
    let members = used.filter { $0.first?.isLowercase == true }
    #expect(members.count > 500)
    expectEqual(
      members.subtracting(known).sorted(), [],
      "Look each name up in Apple's reference. Add those that UIKit, Foundation or Swift have to AppleMembers.txt.")
  }

  @Test func `every static member and initializer that scenes write with its type is Apple's or their own`() throws {
    let codes = try Self.files().map { Self.code($0.code) }
    let own = Self.ownTypes(in: codes).union(["Self"])
    var used: Set<String> = []
    for code in codes {
      // A key path names a member of instances, which the test above looks up.
      for match in code.matches(of: /(?:^|[^.\\\w])(([A-Z]\w*)(?:\.[A-Z]\w*)*)(?:\.([a-z]\w*)|\(\s*(\w+:)?)/)
      where !own.contains(String(match.2)) && match.3 != "self" {
        used.insert(match.3.map { "\(match.1).\($0)" } ?? "\(match.1)(\(match.4 ?? "")")
      }
    }
    #expect(used.count > 150)
    let ownMembers: Set = [
      "UIButton.ButtonType.named", "UIButton.conformanceSample", "UIControl.ContentHorizontalAlignment.named",
      "UIControl.ContentVerticalAlignment.named", "UIEdgeInsets.only", "UIImage.blank", "UISlider.makeTouched",
    ]
    let known = try ownMembers.union(SupportedNames.statics).union(AppleMemberTable.typeMembers())
    expectEqual(
      used.subtracting(known).sorted(), [],
      "Look each name up in Apple's reference. Add those that Apple's types have to AppleTypeMembers.txt.")
  }
}
