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
    expectEqual(value("configuration", of: button), .word("borderedTinted"))
    #expect(value("title", of: button) == .text("Title") && value("subtitle", of: button) == .text("Subtitle"))
    expectEqual(value("image", of: button), .size(CGSize(20, 10)))
    expectEqual(value("backgroundImage", of: button), .size(CGSize(30, 5)))
    expectEqual(value("titleColor", of: button), .color(.red))
  }

  @Test func `an inspector of a classic button reads no configuration`() {
    let button = Button.titled("Title", type: .system)
    #expect(value("configuration", of: button) == nil && value("subtitle", of: button) == nil)
    expectEqual(value("title", of: button), .text("Title"))
  }

  @Test func `the accessibility label is the title and, after a comma, the subtitle`() {
    let button = Button(configuration: .filled())
    expectNil(button.accessibilityLabel)
    button.setTitle("Legacy", for: .normal)
    expectEqual(button.accessibilityLabel, "Legacy")
    button.configuration?.title = "Title"
    expectEqual(button.accessibilityLabel, "Title")
    button.configuration?.subtitle = "Subtitle"
    expectEqual(button.accessibilityLabel, "Title, Subtitle")
    button.configuration?.title = nil
    button.setTitle(nil, for: .normal)
    expectEqual(button.accessibilityLabel, "Subtitle")
    button.accessibilityLabel = "Own"
    expectEqual(button.accessibilityLabel, "Own")
  }
}
