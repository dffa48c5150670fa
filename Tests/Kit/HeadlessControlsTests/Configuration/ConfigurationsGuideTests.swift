import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The examples of `Docs/Configurations.md`: they run here, and the page shows the same code.
///
/// Glyphs are as wide and as high as their font is large.
@MainActor @Suite("Configurations.md", .textMeasurer(.oneEm), .screen(scale: 2), .reportsIssuesAsFailures)
struct ConfigurationsGuideTests {
  private let cart = Image(size: CGSize(width: 20, height: 20))

  @Test func `a filled button`() {
    var count = 0
    var configuration = Button.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "3 items"
    configuration.image = cart
    configuration.imagePadding = 8
    let button = Button(configuration: configuration, primaryAction: Action { _ in count += 1 })
    button.sizeToFit()
    button.layoutIfNeeded()
    expectFrames(
      button,
      """
      Button 'Buy' (0, 0, 143, 45)
        SystemBackgroundView (0, 0, 143, 45)
          View (0, 0, 143, 45)
          View (0, 0, 143, 45)
            ImageView (12, 12.5, 20, 20)
            Label 'Buy' (40, 7, 51, 17)
            Label '3 items' (40, 25, 91, 13)
      """)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(button.bounds.size == CGSize(width: 12 + 20 + 8 + 7 * 13 + 12, height: 7 + (17 + 1 + 13) + 7))
  }

  @Test func `a button that loads`() {
    let button = Button(configuration: .filled())
    button.configuration?.title = "Load"
    button.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = !button.isEnabled
      button.configuration?.imagePadding = 6
    }
    button.sizeToFit()
    let width = button.bounds.width
    button.isEnabled = false
    button.layoutIfNeeded()
    button.sizeToFit()
    #expect(button.configuration?.showsActivityIndicator == true)
    #expect(button.bounds.width == width + 17 + 6)
  }

  @Test func `a subclass that responds to its state`() {
    final class LikeButton: Button {
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.title = isSelected ? "Liked" : "Like"
      }
    }
    let button = LikeButton(configuration: .tinted())
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Liked")
  }

  @Test func `a heavy title`() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Buy"
    configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 22, weight: .heavy)
      return outgoing
    }
    configuration.imageColorTransformer = ConfigurationColorTransformer { color in
      color.withAlphaComponent(0.5)
    }
    let button = Button(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 12 + 3 * 22 + 12, height: 7 + 22 + 7))
  }

  @Test(.system(.iOS15))
  func `as on iOS 15 to 18`() {
    let button = Button(configuration: .bordered())
    button.configuration?.title = "Buy"
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.configuration?.background.cornerRadius == 5.95)
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  @Test(.system(.iOS15))
  func `the frames of a bordered button as on iOS 15 to 18`() {
    let button = Button(configuration: .bordered())
    button.configuration?.title = "Buy"
    button.sizeToFit()
    expectFrames(
      button,
      """
      Button 'Buy' (0, 0, 75, 31)
        SystemBackgroundView (0, 0, 75, 31)
          View (0, 0, 75, 31)
        ButtonLabel 'Buy' (12, 7, 51, 17)
      """)
  }

  @Test func `finding, tapping and tracing`() {
    let window = Window()
    var count = 0
    let button = Button(configuration: .filled(), primaryAction: Action(title: "Buy") { _ in count += 1 })
    button.configurationUpdateHandler = { _ in }
    button.frame = CGRect(x: 20, y: 40, width: 120, height: 44)
    window.addSubview(button)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    tap(.button(titled: "Buy"), in: window)
    #expect(count == 1)
    let trace = LayoutTrace.recording(of: button) {
      button.isHighlighted = true
      button.layoutIfNeeded()
    }
    #expect(trace.calls.map(\.method) == ["layoutSubviews", "updateConfiguration()"])
    #expect(button.titleLabel?.textColor == Color.white.withAlphaComponent(0.75))
  }

  // MARK: Tables

  @Test func `g40 the page has the calls of the handler a change`() throws {
    var count = 0
    let window = Window()
    let button = Button(configuration: .filled())
    button.configurationUpdateHandler = { _ in count += 1 }
    button.sizeToFit()
    window.addSubview(button)
    window.layoutIfNeeded()
    let events: [(name: String, change: () -> Void)] = [
      (
        "`setNeedsUpdateConfiguration()`, once or several times",
        {
          button.setNeedsUpdateConfiguration()
          button.setNeedsUpdateConfiguration()
        }
      ),
      ("`isHighlighted`, `isEnabled` or `isSelected` changes", { button.isSelected = true }),
      ("`tintColor` changes", { button.tintColor = .purple }),
      ("`configuration` is assigned", { button.configuration = .gray() }),
      ("`frame` changes", { button.frame.size.width += 10 }),
      ("nothing", {}),
    ]
    for (name, change) in events {
      count = 0
      change()
      window.layoutIfNeeded()
      try expectPage(has: "| \(name) | \(count) |")
    }
  }

  @Test func `g27 g28 g29 g30 g31 the page has fill and title by style and state`() throws {
    let styles: [(name: String, configuration: Button.Configuration)] = [
      ("`plain`, `borderless`", .plain()), ("`gray`, `bordered`", .gray()), ("`tinted`, `borderedTinted`", .tinted()),
      ("`filled`, `borderedProminent`", .filled()),
    ]
    for (name, configuration) in styles {
      let cells = [Control.State.normal, .highlighted, .disabled, .selected].map { state in
        let button = Button(configuration: configuration)
        button.configuration?.title = "Buy"
        button.isHighlighted = state == .highlighted
        button.isEnabled = state != .disabled
        button.isSelected = state == .selected
        button.layoutIfNeeded()
        let fill = button.configuration?.updated(for: button).background.backgroundColor
        return "\(words(fill, button)) / \(words(button.titleLabel?.textColor, button))"
      }
      try expectPage(has: "| \(name) | \(cells.joined(separator: " | ")) |")
    }
  }

  private func words(_ color: Color?, _ button: Button) -> String {
    guard let color = color?.resolvedColor(with: button.traitCollection), color.alpha > 0 else { return "none" }
    let names: [(String, Color)] = [
      ("tint", button.tintColor), ("white", .white), ("label", .label),
      ("gray", .systemFill), ("tertiary label", .tertiaryLabel),
    ]
    let name = names.first { name, known in
      let known = known.resolvedColor(with: button.traitCollection)
      return [known.red - color.red, known.green - color.green, known.blue - color.blue].allSatisfy { abs($0) < 0.005 }
    }
    let alpha = ((color.alpha * 1000).rounded() / 1000).shortDescription
    return (name?.0 ?? "\(color)") + (color.alpha == 1 ? "" : " \(alpha)")
  }

  @Test func `g23 g46 g47 g48 g49 the page has the effect of classic setters`() throws {
    let button = Button(configuration: .filled())
    let empty = button.intrinsicContentSize
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == empty)
    button.setTitle("Legacy", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setImage(cart, for: .normal)
    button.setBackgroundImage(cart, for: .normal)
    button.layoutIfNeeded()
    #expect(button.configuration == .filled())
    #expect(button.titleLabel?.text == "Legacy")
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.imageView?.image != nil)
    #expect(button.subviews.flatMap(\.subviews).contains { $0 is ImageView } == false)
    button.configuration?.title = "Buy"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Buy")
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Legacy")
    #expect(button.titleLabel?.textColor == .red)
    for row in [
      "| `setTitle(_:for:)`, `setImage(_:for:)` |", "| `setTitleColor(_:for:)` |", "| `setBackgroundImage(_:for:)` |",
    ] {
      try expectPage(has: row)
    }
  }

  // MARK: The page

  @Test func `the page shows the examples of this file`() throws {
    let page = try Repository.text(of: "Docs/Configurations.md")
    let tests = unindented(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let shown = blocks.filter { $0.hasPrefix("swift\n") || $0.hasPrefix("text\n") }
    #expect(shown.count >= 7)
    for block in shown {
      let lines = unindented(String(block.drop { $0 != "\n" }.dropFirst()))
      #expect(tests.contains(lines), "\(block)")
    }
  }

  private func expectPage(has line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let page = try Repository.text(of: "Docs/Configurations.md")
    #expect(page.contains(line), "\(line)", sourceLocation: sourceLocation)
  }

  private func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
