import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Feedback generators") struct FeedbackGeneratorTests {
  @Test func `a recording contains the feedback of its closure in order`() {
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
    expectEqual(felt, [.impact(.light, intensity: 1), .selection, .notification(.success), .inputClick])
  }

  @Test func `a generator for a view generates the same feedback at any location`() {
    let view = View()
    let felt = FeedbackGenerator.recording {
      let impact = ImpactFeedbackGenerator(style: .rigid, view: view)
      impact.impactOccurred(at: .zero)
      impact.impactOccurred(intensity: 0.5, at: .zero)
      SelectionFeedbackGenerator(view: view).selectionChanged(at: .zero)
      NotificationFeedbackGenerator(view: view).notificationOccurred(.error, at: .zero)
      ImpactFeedbackGenerator(view: view).impactOccurred()
    }
    #expect(
      felt == [
        .impact(.rigid, intensity: 1), .impact(.rigid, intensity: 0.5), .selection, .notification(.error),
        .impact(.medium, intensity: 1),
      ])
  }
}
