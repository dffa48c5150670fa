import Foundation
import Testing

@testable import Portability

@Suite("The table of supported names") struct SupportedNamesTests {
  private static let package = Result { try PackageNames() }

  @Test func `the table has the names that the package declares, and no others`() throws {
    let text = try Self.package.get().text
    let file = PackageNames.root.appending(path: "Sources/Programs/Portability/Names/SupportedNames.txt")
    if ProcessInfo.processInfo.environment["PORTABILITY_NAMES"] == "record" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let table = try String(contentsOf: file, encoding: .utf8)
    expectEqual(
      table, text,
      "Run PORTABILITY_NAMES=record swift test --filter SupportedNamesTests, and commit what it has written.")
  }

  @Test(arguments: ["UIButton", "UIView", "UIEdgeInsets", "CALayer", "CGColor", "NSTextAlignment"])
  func `the package has the names that its users know`(name: String) throws {
    #expect(try Self.package.get().names.contains(name))
    #expect(SupportedNames.names.contains(name))
  }

  @Test func `nested types and members are found in their types, in extensions and in superclasses`() throws {
    let package = try Self.package.get()
    #expect(package.nested.isSuperset(of: ["UIButton.ButtonType", "UIButton.State", "UILabel.ContentMode"]))
    #expect(package.nested.contains("AttributeScopes.UIKitAttributes"))
    #expect(!package.nested.contains("UIEdgeInsets.State"))
    #expect(package.statics.isSuperset(of: ["UIColor.red", "UIUserInterfaceStyle.dark", "UIEdgeInsets.zero"]))
    #expect(package.initializers.isSuperset(of: ["UIButton(frame", "UIColor(white", "UIView("]))
    // Behind parameters with defaults.
    #expect(package.initializers.isSuperset(of: ["UIAction(handler", "UIButton(primaryAction", "UIMenu(children"]))
    #expect(package.members.isSuperset(of: ["layoutSubviews", "titleLabel", "setNeedsLayout", "cornerRadius"]))
    #expect(package.modules.contains("UIKit"))
  }

  @Test func `names that Foundation has on Linux compile`() {
    let types: [Any.Type] = [CGFloat.self, CGPoint.self, CGRect.self, CGRectEdge.self, CGSize.self]
    expectEqual(AppleNames.ofFoundation, Set(types.map { "\($0)" }))
  }
}
