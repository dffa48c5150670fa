import HeadlessKit
import XCTest

/// The form of XCTest on Linux in Swift 5 mode: no `@MainActor`.
final class PlainCardTests: XCTestCase {
  private var buy: Button!

  override func setUp() {
    super.setUp()
    buy = Button()
  }

  override func tearDown() {
    buy = nil
    super.tearDown()
  }

  func testIsEnabled() {
    XCTAssertTrue(buy.isEnabled)
  }
}
