import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Inspection of configured buttons", .reportsIssuesAsFailures) struct ConfiguredInspectionTests {
  private func value(_ name: String, of button: Button) -> InspectedProperty.Value? {
    button.inspectedProperties.first { $0.name == name }?.value
  }

  @Test func `an inspector reads style, texts and images of the configuration`() {
    let button = Button.configured(
      .borderedTinted().titled("Title").with {
        $0.subtitle = "Subtitle"
        $0.image = Image(size: CGSize(20, 10))
        $0.background.image = Image(size: CGSize(30, 5))
        $0.baseForegroundColor = .red
      })
    button.setBackgroundImage(Image(size: CGSize(1, 1)), for: .normal)
    #expect(value("configuration", of: button) == .word("borderedTinted"))
    #expect(value("title", of: button) == .text("Title") && value("subtitle", of: button) == .text("Subtitle"))
    #expect(value("image", of: button) == .size(CGSize(20, 10)))
    #expect(value("backgroundImage", of: button) == .size(CGSize(30, 5)))
    #expect(value("titleColor", of: button) == .color(.red))
  }

  @Test func `an inspector of a classic button reads no configuration`() {
    let button = Button.titled("Title", type: .system)
    #expect(value("configuration", of: button) == nil && value("subtitle", of: button) == nil)
    #expect(value("title", of: button) == .text("Title"))
  }

  @Test func `the accessibility label is the title and, after a comma, the subtitle`() {
    let button = Button(configuration: .filled())
    #expect(button.accessibilityLabel == nil)
    button.setTitle("Legacy", for: .normal)
    #expect(button.accessibilityLabel == "Legacy")
    button.configuration?.title = "Title"
    #expect(button.accessibilityLabel == "Title")
    button.configuration?.subtitle = "Subtitle"
    #expect(button.accessibilityLabel == "Title, Subtitle")
    button.configuration?.title = nil
    button.setTitle(nil, for: .normal)
    #expect(button.accessibilityLabel == "Subtitle")
    button.accessibilityLabel = "Own"
    #expect(button.accessibilityLabel == "Own")
  }
}
