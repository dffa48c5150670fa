import HeadlessKit
import HeadlessTesting
import XCTest

/// The forms of XCTest on Linux in `Docs/XCTest.md`.
final class CardTests: XCTestCase {
  @MainActor private var card: Card?

  @MainActor override func setUp() async throws {
    card = Card()
  }

  @MainActor override func tearDown() async throws {
    card = nil
  }

  @MainActor func testCountsTaps() async throws {
    let card = try XCTUnwrap(card)
    card.buy.sendActions(for: .touchUpInside)
    XCTAssertEqual(card.count, 1)
  }
}

final class SynchronousCardTests: XCTestCase {
  func testCountsTaps() {
    MainActor.assumeIsolated {
      let card = Card()
      card.buy.sendActions(for: .touchUpInside)
      XCTAssertEqual(card.count, 1)
    }
  }

  func testEndsInTime() {
    let end = expectation(description: "the animation has ended")
    waitsMoveClock()
    MainActor.assumeIsolated {
      View.animate(withDuration: 0, animations: {}, completion: { _ in end.fulfill() })
    }
    wait(for: [end], timeout: 5)
  }
}

/// A card that counts taps.
private final class Card: View {
  let buy = Button()
  var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(buy)
    buy.addAction(Action { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
