import Soak
import Testing

/// Programs that once failed, shrunk; each names what was wrong.
@MainActor @Suite("Found faults") struct FoundFaultsTests {
  @Test func `a window inside a window is notified once of another screen scale`() {
    let program = Program([Step(.make, 5), Step(.make, 5), Step(.add, 0, 1), Step(.scale, numbers: [1])])
    expectNil(program.failure)
  }

  @Test func `a window that is removed under a finger cancels the touch of recognizers around it`() {
    let program = Program([
      // A view with a swipe recognizer holds the only window, and a finger is on that.
      Step(.make, 0), Step(.make, 5), Step(.frame, 1, numbers: [0, 0, 1, 1]), Step(.hidden, 1, 0),
      Step(.recognizer, 0, 3), Step(.add, 1, 0), Step(.release, 1), Step(.touchDown, 1, 0),
      // Removed, the window has no owner.
      Step(.remove, 1),
    ])
    expectNil(program.failure)
  }

  @Test func `a button that fits already and is fitted places its title again with the padding`() {
    // "OK" is less wide than the least width, and 21.5 high: 21.5 + 12, rounded up, is 34.
    let program = Program([
      Step(.make, 1), Step(.title, 0, 3, 0), Step(.verticalAlignment, 0, 1),
      Step(.frame, 0, numbers: [0, 0, 30, 34]), Step(.layout, 0), Step(.sizeToFit, 0),
    ])
    expectNil(program.failure)
  }

  @Test func `a view that becomes first responder while it is removed is not one when it is added again`() {
    let program = Program([
      Step(.make, 0), Step(.make, 5), Step(.hook, 1, 6, inner: [Step(.becomeFirst, 0)]), Step(.add, 0, 1),
      Step(.remove, 0), Step(.add, 0, 1),
    ])
    expectNil(program.failure)
  }

  @Test func `an image whose far edge is beyond all numbers once its rectangle is standardized stays where it was`() {
    let program = Program([
      Step(.make, 6), Step(.title, 0, 2), Step(.horizontalAlignment, 0, 3), Step(.labelFont, 0, numbers: [40]),
      Step(.imageInsets, 0, numbers: [0, .greatestFiniteMagnitude, 0, 0]), Step(.layout, 0),
    ])
    expectNil(program.failure)
  }

  @Test func `a truncated title has the width that a sum of thirds leaves`() {
    let program = Program([
      Step(.make, 2), Step(.frame, 0, numbers: [0, 0, 42.666666666666664, 0]), Step(.title, 0, 4, 0),
      Step(.image, 0, 22, 0), Step(.titleInsets, 0, numbers: [0, 0.3333333333333333, 0, 0.3333333333333333]),
      Step(.measurer, 1), Step(.layout, 0),
    ])
    expectNil(program.failure)
  }
}
