import HeadlessInspection
import HeadlessKit

extension Section {
  /// What a button does by itself.
  static let defaultButton = Section(
    id: "default",
    title: "The default button",
    summary: "What a button does by itself. Document 000.",
    examples: [
      Example(
        id: "default-centered", title: "Image left, title right", claims: ["D0.1"],
        summary: "Image and title touch, and the pair stands in the middle of the button.",
        code: """
          let button = Button(frame: CGRect(x: 50, y: 50, width: 120, height: 80))
          button.setTitle("title", for: .normal)
          button.setImage(icon, for: .normal)
          button.layoutIfNeeded()
          """
      ) {
        let button = Button(frame: CGRect(x: 50, y: 50, width: 120, height: 80))
        let trace = LayoutTrace.recording(of: button) {
          button.setTitle("title", for: .normal)
          button.setImage(icon, for: .normal)
          button.layoutIfNeeded()
        }
        return Outcome(of: button, trace: trace)
      }
    ])
}
