import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Attributed titles", .reportsIssuesAsFailures) struct AttributedTitleTests {
  func attributed(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes)
  }

  @Test func `D2.9 an attributed title per state is what the label draws`() {
    let button = Button.titled("title", type: .custom)
    let (normal, selected) = (attributed("normal", [.foregroundColor: Color.red]), attributed("selected"))
    button.setAttributedTitle(normal, for: .normal)
    button.layOut { $0.setAttributedTitle(selected, for: .selected) }
    #expect(button.titleLabel?.attributedText == normal && button.currentAttributedTitle == normal)
    button.layOut { $0.isSelected = true }
    #expect(button.titleLabel?.attributedText == selected && button.titleLabel?.text == "selected")
  }

  @Test func `D2.9 a system button fades the colors of a highlighted attributed title, a custom one does not`() throws {
    let title = attributed("title", [.foregroundColor: Color.red.withAlphaComponent(0.5)])
    for (type, alpha) in [(Button.ButtonType.system, 0.5 * 0.2), (.custom, 0.5)] {
      let button = Button.titled("title", type: type)
      button.setAttributedTitle(title, for: .normal)
      button.layOut { $0.isHighlighted = true }
      let shown = try #require(button.titleLabel?.attributedText)
      let color = shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color
      expectEqual(color, Color.red.withAlphaComponent(alpha))
      expectEqual(button.currentAttributedTitle, title, "the stored title keeps its colors")
      button.layOut { $0.isHighlighted = false }
      expectEqual(button.titleLabel?.attributedText, title)
    }
  }

  @Test func `D2.9 neighbors of one color fade together, and those of other colors on their own`() throws {
    let title = NSMutableAttributedString(string: "")
    let tracking = NSAttributedString.Key("NSKern")
    title.append(attributed("one", [.foregroundColor: Color.red, tracking: 1]))
    title.append(attributed("two", [.foregroundColor: Color.red, tracking: 2]))
    title.append(attributed("three"))
    title.append(attributed("four", [.foregroundColor: Color.green, .kern: 1]))
    let button = Button.titled("title", type: .system)
    button.setAttributedTitle(title, for: .normal)
    button.isHighlighted = true
    for _ in 1...2 {
      button.layOutAgain()
      let shown = try #require(button.titleLabel?.attributedText)
      expectEqual(shown.string, "onetwothreefour")
      let colors = [0, 3, 6, 11].map { shown.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? Color }
      let red = Color.red.withAlphaComponent(0.2)
      expectEqual(colors, [red, red, nil, Color.green.withAlphaComponent(0.2)])
      expectEqual(shown.attribute(tracking, at: 3, effectiveRange: nil) as? Int, 2)
    }
  }

  @Test func `D2.9 titles put together from pieces are compared by what they hold`() {
    func title(_ color: Color) -> NSAttributedString {
      let title = NSMutableAttributedString(string: "")
      title.append(attributed("one", [.foregroundColor: color, .font: Font.systemFont(ofSize: 12)]))
      title.append(attributed("two", [.foregroundColor: Color.green]))
      return title
    }
    let button = Button.titled("title", type: .custom)
    func isMarked(by title: NSAttributedString) -> Bool {
      button.isMarked { button.setAttributedTitle(title, for: .normal) }
    }
    #expect(isMarked(by: title(.red)))
    #expect(!isMarked(by: title(Color(red: 1, green: 0, blue: 0, alpha: 1))), "equal values in other objects")
    #expect(isMarked(by: title(.blue)) && isMarked(by: attributed("onetwo")))
  }

  @Test func `c6 an attributed title for normal overrides a plain title of the current state`() {
    let button = Button.titled("title", type: .custom)
    button.setAttributedTitle(attributed("attributed"), for: .normal)
    button.setTitle("plain", for: .selected)
    button.layOut { $0.isSelected = true }
    #expect(button.titleLabel?.text == "attributed" && button.currentTitle == "plain")
    button.layOut { $0.setAttributedTitle(nil, for: .normal) }
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.attributedText?.string == "plain")
  }
}
