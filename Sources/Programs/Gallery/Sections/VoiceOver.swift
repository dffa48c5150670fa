import HeadlessInputs
import HeadlessInspection
import HeadlessKit

extension Section {
  /// The words of VoiceOver for a card.
  static let voiceOver = Section(
    id: "voiceover",
    title: "Read by VoiceOver",
    summary: "The elements in the order of VoiceOver, with the words that it reads.",
    examples: [
      Example(
        id: "voiceover-settings", title: "A card of settings", claims: ["ax9", "ax10"],
        summary: "A switch takes its label from the code; a label and a button speak for themselves."
      ) {
        let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
        let (title, toggle, button) = (Label(), Switch(), Button())
        button.frame = CGRect(x: 104, y: 56, width: 40, height: 30)
        title.text = "title"
        title.accessibilityTraits = .header
        title.frame = CGRect(x: 16, y: 8, width: 60, height: 31)
        toggle.frame.origin = CGPoint(x: 93, y: 8)
        toggle.isOn = true
        toggle.accessibilityLabel = "Notifications"
        button.setTitle("ok", for: .normal)
        button.isEnabled = false
        for view in [title, toggle, button] { card.addSubview(view) }
        return Outcome(read: card, [("title", title), ("toggle", toggle), ("button", button)])
      }
    ])
}

extension Outcome {
  /// Creates the result of a view whose elements are read.
  @MainActor
  fileprivate init(read root: View, _ views: [(name: String, view: View)]) {
    let trace = LayoutTrace.recording(of: root) { root.layoutIfNeeded() }
    let spoken = AccessibilityScan(of: root).elements.enumerated().map { index, element in
      Observation(name: "\(index + 1)", value: element.spoken)
    }
    self.init(of: root, named: "card", views, trace: trace, observations: spoken)
  }
}
