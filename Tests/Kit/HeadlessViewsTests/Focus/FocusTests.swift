import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Focus", .reportsIssuesAsFailures) struct FocusTests {
  final class Tile: NamedView {
    var mayMove = true
    var preferred: [any FocusEnvironment] = []
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any FocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
      log.write("\(name)?")
      return mayMove
    }
    override func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {
      let ends = [context.previouslyFocusedItem, context.nextFocusedItem].map { ($0 as? Tile)?.name ?? "none" }
      log.write("\(name): \(ends[0])>\(ends[1])")
    }
  }

  let log = Log()
  let window = Window()
  let board, one, other: Tile

  init() {
    board = Tile("board", log)
    one = Tile("one", log)
    other = Tile("other", log)
    window.show(board.holding(one, other))
  }

  @Test func `the focus moves, and both views and their superviews are asked and notified once`() {
    #expect(window.moveFocus(to: one))
    expectEqual(log.removeLines(), ["one?", "board?", "one: none>one", "board: none>one"])
    #expect(window.focusedView === one && one.isFocused && !other.isFocused)
    #expect(window.moveFocus(to: other, heading: .right))
    expectEqual(
      log.removeLines(), ["one?", "board?", "other?", "one: one>other", "board: one>other", "other: one>other"])
    #expect(window.moveFocus(to: other) && log.removeLines().isEmpty, "it is there already")
    #expect(window.moveFocus(to: nil) && window.focusedView == nil)
  }

  @Test func `a view that may not, or that another view refuses, does not get the focus`() {
    board.mayMove = false
    #expect(!window.moveFocus(to: one) && !one.isFocused)
    board.mayMove = true
    #expect(!window.moveFocus(to: View()), "it is not in the window")
    let plain = window.adding(View())
    #expect(!window.moveFocus(to: plain), "it cannot become focused")
    board.isHidden = true
    #expect(!window.moveFocus(to: one))
  }

  @Test func `an update follows the preferences to the deepest view that can have it`() {
    board.preferred = [other]
    other.preferred = [View()]
    board.updateFocusIfNeeded()
    expectNil(window.focusedView, "no update was requested")
    board.setNeedsFocusUpdate()
    board.updateFocusIfNeeded()
    #expect(other.isFocused)
    window.moveFocus(to: board)
    board.updateFocusIfNeeded()
    #expect(board.isFocused, "an update is made once")
    window.moveFocus(to: other)
    one.preferred = [board]
    one.setNeedsFocusUpdate()
    one.updateFocusIfNeeded()
    #expect(other.isFocused, "the focus is not in it")
  }

  @Test func `circular preferences end`() {
    board.preferred = [one]
    one.preferred = [board]
    board.setNeedsFocusUpdate()
    board.updateFocusIfNeeded()
    #expect(board.isFocused)
  }

  @Test func `a button with the focus is in the focused state`() {
    let button = window.adding(Button())
    button.setTitle("plain", for: .normal)
    button.setTitle("focused", for: .focused)
    window.layoutIfNeeded()
    #expect(window.moveFocus(to: button) && button.state == .focused && button.currentTitle == "focused")
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "focused")
    window.moveFocus(to: nil)
    #expect(button.state == .normal && button.currentTitle == "plain")
    button.isEnabled = false
    #expect(!window.moveFocus(to: button))
  }

  @Test func `views are environments of what is in them`() {
    #expect(board.contains(one) && !one.contains(board) && one.parentFocusEnvironment === board)
    #expect(View().preferredFocusEnvironments.isEmpty)
    #expect(View().shouldUpdateFocus(in: FocusUpdateContext(from: nil, to: nil)))
  }

  @Test
  func `a focused control that is removed from its window is no longer in that state, also when it is added again`() {
    let button = window.adding(Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    window.moveFocus(to: button)
    expectEqual(button.state, .focused)
    button.removeFromSuperview()
    #expect(button.state == .normal && window.focusedView == nil && !button.isFocused)
    window.addSubview(button)
    #expect(button.state == .normal && window.focusedView == nil)
  }

  @Test func `a test may call didUpdateFocus itself`() {
    final class Tile: View {
      var isLit = false
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations { self.isLit = context.nextFocusedView === self }
      }
    }
    let tile = Tile()
    tile.didUpdateFocus(in: FocusUpdateContext(from: nil, to: tile), with: FocusAnimationCoordinator())
    #expect(tile.isLit && tile.canBecomeFocused && !tile.isFocused && !View().canBecomeFocused)
  }
}
