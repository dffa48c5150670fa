import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button content", .reportsIssuesAsFailures) struct ButtonContentTests {
  /// All eight states that a button's three flags make.
  nonisolated static let states: [Control.State] = [
    [], .highlighted, .disabled, .selected, [.highlighted, .disabled], [.highlighted, .selected],
    [.disabled, .selected], [.highlighted, .disabled, .selected],
  ]

  /// One kind of content: its setter, its getter for a state, and for the current one; values are numbered.
  struct Content: Sendable {
    let name: String
    let set: @MainActor (Button, Int?, Control.State) -> Void
    let get: @MainActor (Button, Control.State) -> Int?
    let current: @MainActor (Button) -> Int?
  }

  nonisolated static let contents = [
    Content(
      name: "title", set: { $0.setTitle($1.map { "\($0)" }, for: $2) },
      get: { $0.title(for: $1).flatMap { Int($0) } }, current: { $0.currentTitle.flatMap { Int($0) } }),
    Content(
      name: "attributed title",
      set: { $0.setAttributedTitle($1.map { NSAttributedString(string: "\($0)") }, for: $2) },
      get: { $0.attributedTitle(for: $1).flatMap { Int($0.string) } },
      current: { $0.currentAttributedTitle.flatMap { Int($0.string) } }),
    Content(
      name: "title shadow color", set: { $0.setTitleShadowColor($1.map(color), for: $2) },
      get: { $0.titleShadowColor(for: $1).map(number) }, current: { $0.currentTitleShadowColor.map(number) }),
    Content(
      name: "image", set: { $0.setImage($1.map(image), for: $2) },
      get: { $0.image(for: $1).map(number) }, current: { $0.currentImage.map(number) }),
    Content(
      name: "background image", set: { $0.setBackgroundImage($1.map(image), for: $2) },
      get: { $0.backgroundImage(for: $1).map(number) }, current: { $0.currentBackgroundImage.map(number) }),
    Content(
      name: "title color", set: { $0.setTitleColor($1.map(color), for: $2) },
      get: { $0.titleColor(for: $1).flatMap { $0 == .white ? nil : number($0) } },
      current: { $0.currentTitleColor == .white ? nil : number($0.currentTitleColor) }),
  ]

  nonisolated static func color(_ number: Int) -> Color { Color(white: 0, alpha: CGFloat(number) / 16) }
  nonisolated static func number(_ color: Color) -> Int { Int(color.alpha * 16) }
  nonisolated static func image(_ number: Int) -> Image { Image(size: CGSize(CGFloat(number), 1)) }
  nonisolated static func number(_ image: Image) -> Int { Int(image.size.width) }

  func put(_ button: Button, in state: Control.State) {
    button.enter(state)
    expectEqual(button.state, state)
  }

  @Test(arguments: contents, states) func `D2.6 a state with an entry shows it, a state without shows the normal one`(
    content: Content, state: Control.State
  ) {
    let button = Button(frame: .zero)
    put(button, in: state)
    #expect(content.current(button) == nil && content.get(button, state) == nil)
    content.set(button, 1, .normal)
    #expect(content.current(button) == 1 && content.get(button, state) == 1)
    content.set(button, 2, state)
    #expect(content.current(button) == 2 && content.get(button, state) == 2)
    expectEqual(content.get(button, .normal), state == .normal ? 2 : 1)
  }

  @Test(arguments: contents)
  func `c1 each of eight states has its own entry, and nil removes one alone`(content: Content) {
    let button = Button(frame: .zero)
    for (index, state) in Self.states.enumerated() { content.set(button, index + 1, state) }
    for (index, state) in Self.states.enumerated() {
      put(button, in: state)
      expectEqual(content.current(button), index + 1)
    }
    for (index, state) in Self.states.enumerated().dropFirst() {
      content.set(button, nil, state)
      expectEqual(content.get(button, state), 1, "the normal one is left")
      for (later, other) in Self.states.enumerated().dropFirst(index + 1) {
        expectEqual(content.get(button, other), later + 1)
      }
    }
    content.set(button, nil, .normal)
    #expect(content.get(button, .normal) == nil && content.get(button, .selected) == nil)
  }

  @Test(arguments: contents) func `c1 a combination never uses entries of its members`(content: Content) {
    let button = Button(frame: .zero)
    content.set(button, 1, .normal)
    content.set(button, 2, .highlighted)
    content.set(button, 3, .selected)
    put(button, in: [.highlighted, .selected])
    #expect(content.current(button) == 1 && content.get(button, [.highlighted, .selected]) == 1)
  }

  @Test(arguments: contents) func `c1 without a normal entry other states show nothing`(content: Content) {
    let button = Button(frame: .zero)
    content.set(button, 2, .selected)
    #expect(content.current(button) == nil && content.get(button, .highlighted) == nil)
    put(button, in: .selected)
    expectEqual(content.current(button), 2)
  }

  @Test func `c1 an application's own state bits are a key as well`() {
    final class Rated: Button {
      var isRated = false
      override var state: State { isRated ? super.state.union(State(rawValue: 1 << 16)) : super.state }
    }
    let button = Rated(frame: CGRect(0, 0, 100, 40))
    button.setTitle("plain", for: .normal)
    button.layOut { $0.setTitle("rated", for: Control.State(rawValue: 1 << 16)) }
    #expect(button.currentTitle == "plain" && button.titleLabel?.text == "plain")
    button.isRated = true
    button.layOutAgain()
    #expect(button.currentTitle == "rated" && button.titleLabel?.text == "rated")
  }

  @Test(arguments: states.dropFirst())
  func `D2.6 a new state reaches the subviews with the next layout`(state: Control.State) {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    let images = [Self.image(1), Self.image(2)]
    button.setTitle("normal", for: .normal)
    button.setTitle("other", for: state)
    button.setImage(images[0], for: .normal)
    button.layOut { $0.setImage(images[1], for: state) }
    put(button, in: state)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "other" && button.imageView?.image === images[1])
    button.layOut { put(button, in: .normal) }
    #expect(button.titleLabel?.text == "normal" && button.imageView?.image === images[0])
  }

  @Test func `D2.9 a mutable attributed title is copied`() {
    let button = Button(frame: .zero)
    let title = NSMutableAttributedString(string: "before")
    button.setAttributedTitle(title, for: .normal)
    title.mutableString.setString("after")
    expectEqual(button.attributedTitle(for: .normal)?.string, "before")
  }
}
