import HeadlessKit
import HeadlessTesting

/// The feedback of generators, recorded for a test.
@MainActor @Suite("Feedback generators")
struct FeedbackGeneratorTests {
  @Test("a recording contains the feedback of its closure in order")
  func feedback() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let generator = ImpactFeedbackGenerator(style: .light)
    button.addAction(Action { _ in generator.impactOccurred() }, for: .touchUpInside)
    let felt = FeedbackGenerator.recording {
      generator.prepare()
      button.sendActions(for: .touchUpInside)
      SelectionFeedbackGenerator().selectionChanged()
      NotificationFeedbackGenerator().notificationOccurred(.success)
      Device.current.playInputClick()
    }
    #expect(felt == [.impact(.light, intensity: 1), .selection, .notification(.success), .inputClick])
  }
}
