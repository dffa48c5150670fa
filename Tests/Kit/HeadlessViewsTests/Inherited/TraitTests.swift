import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Traits", .reportsIssuesAsFailures, .screen(scale: 3)) struct TraitTests {
  /// A view that records its name, the previous style and the current one when its traits change.
  final class Traited: NamedView {
    var onTell: () -> Void = {}
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      super.traitCollectionDidChange(previous)
      let old = previous.map { "\($0.userInterfaceStyle)" } ?? "none"
      log.write("\(name):\(old)>\(traitCollection.userInterfaceStyle)")
      onTell()
    }
  }

  let log = Log()
  let root, child: Traited

  init() {
    root = Traited("root", log)
    child = Traited("child", log)
    root.addSubview(child)
  }

  @Test func `a view outside a window has the main screen's traits`() {
    let traits = child.traitCollection
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight && traits.preferredContentSizeCategory == .large)
    Screen.main.userInterfaceStyle = .dark
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `a view in a window has those of the window's screen, wherever the main one is`() {
    let window = Window()
    window.addSubview(root)
    Screen.withMain(Screen(scale: 1)) { expectEqual(child.traitCollection.displayScale, 3) }
  }

  @Test func `a style set on a view applies to all below it, and the nearest one wins`() {
    root.overrideUserInterfaceStyle = .dark
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    child.overrideUserInterfaceStyle = .light
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    child.overrideUserInterfaceStyle = .unspecified
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.traitCollection.displayScale, 3, "the other traits stay")
  }

  @Test func `a change notifies superviews first, an equal style notifies no view`() {
    expectEqual(log.lines { root.overrideUserInterfaceStyle = .dark }, "root:light>dark child:light>dark")
    expectEqual(log.lines { root.overrideUserInterfaceStyle = .dark }, "")
    expectEqual(log.lines { child.overrideUserInterfaceStyle = .dark }, "", "it was dark already")
    expectEqual(log.lines { root.overrideUserInterfaceStyle = .light }, "root:dark>light", "the child stays dark")
  }

  @Test func `a window's style is its tree's`() {
    let window = Window()
    window.overrideUserInterfaceStyle = .dark
    expectEqual(log.lines { window.addSubview(root) }, "root:light>dark child:light>dark")
    expectEqual(log.lines { window.overrideUserInterfaceStyle = .unspecified }, "root:dark>light child:dark>light")
    expectEqual(log.lines { root.removeFromSuperview() }, "")
  }

  @Test func `entering a window notifies its views unless the traits of its screen are equal`() {
    let same = Window()
    expectEqual(log.lines { same.addSubview(root) }, "")
    let other = Screen.withMain(Screen(scale: 1)) { Window() }
    expectEqual(log.lines { other.addSubview(root) }, "root:light>light child:light>light", "another scale")
    expectEqual(root.traitCollection.displayScale, 1)
  }

  @Test func `the screen's style notifies the trees of its windows, hidden or not, once`() {
    let window = Window()
    window.addSubview(root)
    expectEqual(log.lines { Screen.main.userInterfaceStyle = .dark }, "root:light>dark child:light>dark")
    expectEqual(log.lines { Screen.main.userInterfaceStyle = .dark }, "")
    root.overrideUserInterfaceStyle = .dark
    expectEqual(log.lines { Screen.main.userInterfaceStyle = .unspecified }, "", "a style of one's own stays")
    expectEqual(Screen.main.userInterfaceStyle, .light, "a screen is light or dark")
  }

  @Test func `the screen's scale and text size notify as well`() {
    let window = Window()
    window.addSubview(root)
    expectEqual(log.lines { Screen.main.scale = 2 }, "root:light>light child:light>light")
    expectEqual(child.traitCollection.displayScale, 2)
    expectEqual(log.lines { Screen.main.preferredContentSizeCategory = .small }, "root:light>light child:light>light")
    expectEqual(child.traitCollection.preferredContentSizeCategory, .small)
  }

  @Test func `a right-to-left screen mirrors views that specify no direction, and marks them for layout`() {
    let (window, view) = (Window(), LoggedView("view", log))
    let (forced, playback) = (LoggedView("forced", log), LoggedView("playback", log))
    forced.semanticContentAttribute = .forceLeftToRight
    playback.semanticContentAttribute = .playback
    window.layOut { $0.holding(view, forced, playback) }
    Screen.main.layoutDirection = .rightToLeft
    expectEqual(view.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(forced.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(playback.effectiveUserInterfaceLayoutDirection, .leftToRight)
    #expect(log.lines { window.layoutIfNeeded() }.contains("view"))
  }

  @Test func `while a view is notified, colors resolve by its traits`() {
    var seen: [CGColor] = []
    child.onTell = { seen.append(Color.label.cgColor) }
    child.overrideUserInterfaceStyle = .dark
    child.overrideUserInterfaceStyle = .light
    expectEqual(seen, [Color.white.cgColor, Color.black.cgColor])
  }

  @Test func `a view that a callback moves is notified by its move alone`() {
    let light = View()
    root.onTell = { [unowned child] in light.addSubview(child) }
    expectEqual(log.lines { root.overrideUserInterfaceStyle = .dark }, "root:light>dark child:dark>light")
  }

  @Test func `a chain of 100,000 views is notified without recursion`() {
    child.addingChain(of: 100_000).addSubview(Traited("end", log))
    let told = log.lines { root.overrideUserInterfaceStyle = .dark }
    expectEqual(told, "root:light>dark child:light>dark end:light>dark")
  }

  /// A view that records the current style in its callbacks.
  private final class StyleLog: View {
    var styles: [UserInterfaceStyle] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      styles.append(TraitCollection.current.userInterfaceStyle)
    }
  }

  @Test func `the current traits are those of the view whose subviews are laid out`() {
    let (window, dark, light, inner) = (
      Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), View(), StyleLog(), StyleLog()
    )
    window.overrideUserInterfaceStyle = .dark
    window.holding(dark.holding(inner), light)
    light.overrideUserInterfaceStyle = .light
    let below = light.adding(StyleLog())
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(inner.styles == [.dark] && light.styles == [.light] && below.styles == [.light])
    light.overrideUserInterfaceStyle = .unspecified
    for view in [light, below, inner] { view.setNeedsLayout() }
    window.layoutIfNeeded()
    #expect(inner.styles.last == .dark && light.styles.last == .dark && below.styles.last == .dark)
    expectEqual(TraitCollection.current.userInterfaceStyle, .light)
  }

  @Test func `a layout in a callback of a dark view has the traits of the views that are laid out`() {
    let (dark, other) = (View(), StyleLog())
    dark.overrideUserInterfaceStyle = .dark
    dark.traitCollection.performAsCurrent {
      other.layOut { $0.setNeedsLayout() }
    }
    expectEqual(other.styles, [.light])
  }

  @Test func `a layout in a task that a dark callback started has the traits of the views that are laid out`() async {
    let (dark, other) = (View(), StyleLog())
    dark.overrideUserInterfaceStyle = .dark
    let task = dark.traitCollection.performAsCurrent { Task { @MainActor in other.layOut { $0.setNeedsLayout() } } }
    await task.value
    expectEqual(other.styles, [.light])
  }

  /// A view that assigns other current traits, or changes those of its superview, in its layout.
  private final class Changing: View {
    var change: (View) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      change(self)
    }
  }

  @Test func `traits that a layout assigns are current until its end, and earlier ones are not those of views`() {
    let (root, changing, next) = (View(), Changing(), StyleLog())
    root.holding(changing, next)
    var style = UserInterfaceStyle.unspecified
    changing.change = { _ in
      TraitCollection.current = TraitCollection(userInterfaceStyle: .dark)
      style = TraitCollection.current.userInterfaceStyle
    }
    root.layoutIfNeeded()
    #expect(style == .dark && next.styles == [.light])
    expectEqual(TraitCollection.current.userInterfaceStyle, .light)
    TraitCollection.current = TraitCollection(userInterfaceStyle: .dark)
    next.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(next.styles, [.light, .light])
    TraitCollection.current = Screen.main.traitCollection
  }

  @Test func `traits that change during a layout are those of the views that follow in it`() {
    let (root, changing, next) = (View(), Changing(), StyleLog())
    root.overrideUserInterfaceStyle = .light
    root.holding(changing, next)
    changing.change = { $0.superview?.overrideUserInterfaceStyle = .dark }
    root.layoutIfNeeded()
    expectEqual(next.styles, [.dark])
  }
}
