import Soak
import Testing

/// Programs that once failed, shrunk; each names what was wrong.
@MainActor @Suite("Found faults")
struct FoundFaultsTests {
  @Test("a window inside a window is told once of another screen scale")
  func nestedWindow() {
    let program = Program([Step(.make, 5), Step(.make, 5), Step(.add, 0, 1), Step(.scale, numbers: [1])])
    #expect(program.failure == nil)
  }

  @Test("a window that goes under a finger of its own takes it from recognizers above")
  func windowGoesUnderFinger() {
    let program = Program([
      // A view with a swipe recognizer holds the only window, and a finger is on that.
      Step(.make, 0), Step(.make, 5), Step(.frame, 1, numbers: [0, 0, 1, 1]), Step(.hidden, 1, 0),
      Step(.recognizer, 0, 3), Step(.add, 1, 0), Step(.drop, 1), Step(.touchDown, 1, 0),
      // Removed, the window has no owner.
      Step(.remove, 1),
    ])
    #expect(program.failure == nil)
  }

  @Test("a button that fits already and is fitted places its title anew with the padding")
  func fittedAtItsSize() {
    // "OK" is less wide than the least width, and 21.5 high: 21.5 + 12, rounded up, is 34.
    let program = Program([
      Step(.make, 1), Step(.title, 0, 3, 0), Step(.verticalAlignment, 0, 1),
      Step(.frame, 0, numbers: [0, 0, 30, 34]), Step(.layout, 0), Step(.sizeToFit, 0),
    ])
    #expect(program.failure == nil)
  }
}
