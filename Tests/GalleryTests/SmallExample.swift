import HeadlessInspection
import HeadlessKit

@testable import Gallery

extension Example {
  /// A button of 40×30 with a title only.
  static func small(
    id: String, heading: String = "Small", text: String = "title", code: String = "button.layoutIfNeeded()"
  ) -> Example {
    Example(id: id, title: heading, claims: ["D0.1"], summary: "A small button.", code: code) {
      let button = Button(frame: CGRect(x: 5, y: 6, width: 40, height: 30))
      let trace = LayoutTrace.recording(of: button) {
        button.setTitle(text, for: .normal)
        button.layoutIfNeeded()
      }
      return Outcome(of: button, trace: trace)
    }
  }
}
