import HeadlessInputs
import HeadlessInspection
import HeadlessKit

extension Section {
  static let voiceOver = Section(
    id: "voiceover",
    title: "Read by VoiceOver",
    summary: "The numbers are the order of the elements; beside the picture is what VoiceOver reads for each.",
    examples: [
      Example(
        id: "voiceover-settings", title: "A card of settings", claims: ["ax9", "ax10"],
        summary: "A switch takes its label from the code; a label and a button speak for themselves."
      ) {
        let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 96))
        let (title, toggle, button) = (Label(), Switch(), Button(type: .system))
        title.text = "title"
        title.accessibilityTraits = .header
        title.frame = CGRect(x: 16, y: 8, width: 60, height: 31)
        toggle.frame.origin = CGPoint(x: 93, y: 8)
        toggle.isOn = true
        toggle.accessibilityLabel = "Notifications"
        button.setTitle("ok", for: .normal)
        button.frame = CGRect(x: 100, y: 48, width: 44, height: 44)
        button.isEnabled = false
        for view in [title, toggle, button] { card.addSubview(view) }
        return Outcome(read: card, [("title", title), ("toggle", toggle), ("button", button)])
      },
      Example(
        id: "voiceover-form", title: "Values and parts of controls", claims: ["ax9", "ax11", "ax12"],
        summary: "A slider has its value in percent; segments and the halves of a stepper are elements of their own."
      ) {
        let form = View(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        let (name, volume) = (TextField(), Slider())
        let (size, count) = (SegmentedControl(items: ["S", "M", "L"]), Stepper())
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        volume.value = 0.3
        volume.accessibilityLabel = "Volume"
        size.selectedSegmentIndex = 1
        count.accessibilityLabel = "Count"
        for (index, view) in [name, volume, size, count].enumerated() {
          view.frame = CGRect(x: 16, y: 6 + 36 * index, width: 168, height: 34)
          form.addSubview(view)
        }
        return Outcome(read: form, [("name", name), ("volume", volume), ("size", size), ("count", count)])
      },
      Example(
        id: "voiceover-right-to-left", title: "A row from right to left", claims: ["ax7"],
        summary: "At equal heights the order is that of the layout; an element that is lower comes later."
      ) {
        let row = View(frame: CGRect(x: 0, y: 0, width: 180, height: 96))
        row.semanticContentAttribute = .forceRightToLeft
        let names = ["Buy", "Save", "Share"]
        let buttons = names.enumerated().map { index, name in
          let button = Button(type: .system)
          button.setTitle(name, for: .normal)
          button.frame = CGRect(x: 8 + 56 * index, y: 8, width: 52, height: 44)
          row.addSubview(button)
          return button
        }
        buttons[0].frame.origin.y = 48
        return Outcome(read: row, Array(zip(names.map { $0.lowercased() }, buttons)))
      },
      Example(
        id: "voiceover-modal", title: "A question over a screen", claims: ["ax6"],
        summary: "A modal view hides its siblings; the button behind it is not read."
      ) {
        let screen = View(frame: CGRect(x: 0, y: 0, width: 180, height: 110))
        let (behind, question) = (Button(type: .system), View())
        behind.setTitle("Delete", for: .normal)
        behind.frame = CGRect(x: 8, y: 4, width: 70, height: 44)
        question.frame = CGRect(x: 40, y: 28, width: 132, height: 76)
        question.backgroundColor = .systemGray6
        question.accessibilityViewIsModal = true
        let (text, yes) = (Label(), Button(type: .system))
        text.text = "Delete it?"
        text.frame = CGRect(x: 12, y: 4, width: 108, height: 28)
        yes.setTitle("ok", for: .normal)
        yes.accessibilityHint = "Deletes the file"
        yes.frame = CGRect(x: 12, y: 32, width: 108, height: 44)
        for view in [text, yes] { question.addSubview(view) }
        for view in [behind, question] { screen.addSubview(view) }
        return Outcome(read: screen, [("behind", behind), ("question", question), ("text", text), ("yes", yes)])
      },
    ])
}

extension Outcome {
  @MainActor fileprivate init(read root: View, _ views: [(name: String, view: View)]) {
    let trace = LayoutTrace.recording(of: root) { root.layoutIfNeeded() }
    self.init(of: root, named: "card", views, trace: trace)
    spoken = AccessibilityScan(of: root).elements.map { Spoken(text: $0.spoken, frame: $0.frame) }
    ground = .light
  }
}
