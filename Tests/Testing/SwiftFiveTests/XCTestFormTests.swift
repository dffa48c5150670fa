import HeadlessKit
import HeadlessTesting
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

/// Functions of the main actor need no words of concurrency either.
final class PlainTapTests: XCTestCase {
  private let buy = Button(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  func testIsTapped() {
    var count = 0
    buy.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    let window = showInWindow(buy)
    tap(buy)
    advance(until: count == 1)
    XCTAssertEqual(window.screen.clock.now, 0)
  }
}

/// Properties with first values are made before any test of the process runs.
final class StoredWindowTests: XCTestCase {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func animate() {
    XCTAssertEqual(Screen.main.traitCollection.userInterfaceStyle, .light)
    XCTAssert(Screen.main.visibleWindows.isEmpty)
    XCTAssertEqual(Screen.main.layoutDirection, .leftToRight)
    XCTAssertEqual(Screen.main.era, .standard)
    window.makeKeyAndVisible()
    XCTAssertEqual(window.safeAreaInsets, .zero)
    XCTAssertEqual(window.traitCollection.userInterfaceStyle, .light)
    var count = 0
    View.animate(withDuration: 0.3, animations: { self.window.alpha = 0.5 }, completion: { _ in count += 1 })
    Screen.main.userInterfaceStyle = .dark
    Screen.main.layoutDirection = .rightToLeft
    Screen.main.safeAreaInsets.top = 44
    Screen.main.era = .iOS26
    Screen.main.clock.schedule(after: 9) { XCTFail("It belongs to the test before.") }
    Screen.main.advance(by: 8)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(Screen.main.clock.now, 8)
  }

  func testTheFirstAnimatesItsWindow() { animate() }
  func testTheSecondAnimatesItsWindow() { animate() }

  func testTheScreenIsThereAgainAfterAScope() {
    let screen = Screen.main
    Screen.withMain(Screen(scale: 3)) {
      Screen.withMain(Screen(scale: 1)) { XCTAssertEqual(Screen.main.scale, 1) }
      XCTAssertEqual(Screen.main.scale, 3)
    }
    XCTAssert(Screen.main === screen)
  }

  func testTheScreenIsThereAgainAfterAnAsynchronousScope() async {
    let screen = Screen.main
    await Screen(scale: 3).runAsMain { XCTAssertNotEqual(ObjectIdentifier(Screen.main), ObjectIdentifier(screen)) }
    XCTAssert(Screen.main === screen)
  }

  func testAWaitInAScopeMovesTheClockOfTheScope() {
    waitsMoveClock()
    Screen.withMain(Screen(scale: 3)) {
      let end = expectation(description: "end")
      Screen.main.clock.schedule(after: 0.1) { end.fulfill() }
      wait(for: [end], timeout: 10)
    }
  }
}
