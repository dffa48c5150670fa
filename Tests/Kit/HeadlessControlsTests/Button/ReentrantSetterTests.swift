import HeadlessKit
import Testing

/// App code that runs inside a setter must find a button in a valid state.
@Suite("Re-entrant setters") @MainActor struct ReentrantSetterTests {
  private final class Shade: Color, @unchecked Sendable {
    nonisolated(unsafe) var compared: () -> Void = {}
    nonisolated(unsafe) var goes: () -> Void = {}
    deinit { goes() }
    override func isEqual(_ object: Any?) -> Bool {
      compared()
      return super.isEqual(object)
    }
  }

  @Test func `a color that changes the button's colors as it is compared`() {
    let button = Button(frame: .zero)
    let shade = Shade(red: 1, green: 0, blue: 0, alpha: 1)
    shade.compared = { MainActor.assumeIsolated { button.setTitleColor(.black, for: .selected) } }
    button.setTitleColor(shade, for: .normal)
    button.setTitleColor(.white, for: .normal)
    #expect(button.titleColor(for: .normal) == .white && button.titleColor(for: .selected) == .black)
  }

  @Test func `a color that changes the button's colors when it is deallocated`() {
    let button = Button(frame: .zero)
    button.setTitleColor(.black, for: .selected)
    var shade: Shade? = Shade(red: 1, green: 0, blue: 0, alpha: 1)
    shade?.goes = { MainActor.assumeIsolated { button.setTitleColor(nil, for: .selected) } }
    button.setTitleColor(shade, for: .highlighted)
    shade = nil
    button.setTitleColor(nil, for: .highlighted)
    #expect(button.titleColor(for: .highlighted) == .white && button.titleColor(for: .selected) == .white)
  }

  @Test func `a color that reads the label's color when it is deallocated`() {
    let label = Label(frame: .zero)
    var shade: Shade? = Shade(red: 1, green: 0, blue: 0, alpha: 1)
    var read: Color?
    shade?.goes = { MainActor.assumeIsolated { read = label.textColor } }
    label.textColor = shade
    shade = nil
    label.textColor = .white
    expectEqual(read, .white)
  }
}
