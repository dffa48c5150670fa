import HeadlessInspection
import HeadlessKit

extension Section {
  static let lazySubviews = Section(
    id: "lazy-subviews",
    title: "Lazy subviews",
    summary: "The experiment of document 004: print the subviews, use them, set their frames, lay out.",
    examples: [fresh, used, overwritten])

  private static let fresh = Example(
    id: "lazy-fresh", title: "A fresh button has no subviews", claims: ["D4.1"],
    summary: "Title and image are only stored until the first layout or the first access of the subviews."
  ) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let trace = LayoutTrace.recording(of: button) {
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
    }
    return Outcome(of: button, trace: trace, observations: [subviews(of: button)])
  }

  private static let used = Example(
    id: "lazy-used", title: "An access creates them", claims: ["D4.2"],
    summary:
      "Image view and label are created on their first access, the image view first; without a layout they have no size."
  ) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let trace = LayoutTrace.recording(of: button) {
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      _ = button.imageView
      _ = button.titleLabel
    }
    return Outcome(of: button, trace: trace, observations: [subviews(of: button)])
  }

  private static let overwritten = Example(
    id: "lazy-overwritten", title: "The next layout overwrites frames set from outside", claims: ["D4.3"],
    summary: "The frames are unchanged until the next layout, which sets them to the results of the hooks."
  ) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    var frames: [CGRect] = []
    let trace = LayoutTrace.recording(of: button) {
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.imageView?.frame = CGRect(x: 40, y: 0, width: 40, height: 40)
      button.titleLabel?.frame = CGRect(x: 0, y: 40, width: 120, height: 40)
      frames = button.subviews.map(\.frame)
      button.layoutIfNeeded()
    }
    let before = zip(button.subviews, frames).map { view, frame in
      Outcome.Observation(name: "\(type(of: view)) before", value: frame.shortDescription)
    }
    return Outcome(of: button, trace: trace, observations: before + [subviews(of: button)])
  }

  @MainActor private static func subviews(of button: Button) -> Outcome.Observation {
    let names = button.subviews.map { "\(type(of: $0))" }
    return Outcome.Observation(name: "subviews", value: "[\(names.joined(separator: ", "))]")
  }
}
