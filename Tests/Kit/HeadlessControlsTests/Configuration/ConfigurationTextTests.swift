import HeadlessKit
import Testing

@testable import HeadlessControls

@MainActor @Suite("Texts of a configuration") struct ConfigurationTextTests {
  @Test func `g7 a text without attributes is equal to its string, however it was assigned`() {
    var (plain, attributed) = (Button.Configuration.plain(), Button.Configuration.plain())
    plain.title = "Buy"
    attributed.attributedTitle = AttributedString("Buy")
    #expect(plain == attributed && plain.hashValue == attributed.hashValue)
    expectEqual(attributed.titleText, .plain("Buy"))
  }

  @Test func `g7 attributes are stored, and a plain title replaces them`() {
    var text = AttributedString("Buy")
    text.foregroundColor = .red
    var configuration = Button.Configuration.plain()
    configuration.attributedTitle = text
    expectEqual(configuration.attributedTitle?.foregroundColor, .red)
    configuration.attributedTitle?.font = .systemFont(ofSize: 9)
    expectEqual(configuration.attributedTitle?.font, .systemFont(ofSize: 9))
    configuration.title = "Buy"
    expectNil(configuration.attributedTitle?.foregroundColor)
  }

  @Test func `an empty text is stored and shows nothing`() {
    let button = Button(configuration: .plain())
    let empty = button.intrinsicContentSize
    button.configuration?.title = ""
    #expect(button.configuration?.title == "" && button.intrinsicContentSize == empty)
    button.configuration?.attributedTitle = AttributedString()
    #expect(button.configuration?.title == "" && button.intrinsicContentSize == empty)
  }
}
