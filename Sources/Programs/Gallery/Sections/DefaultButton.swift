import HeadlessInspection
import HeadlessKit

extension Section {
  static let defaultButton = Section(
    id: "default",
    title: "The default button",
    summary: "A button without any settings. Document 000.",
    examples: [
      Example(
        id: "default-centered", title: "Image left, title right", claims: ["D0.1"],
        summary: "Image and title touch, and the pair is centered in the button."
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
