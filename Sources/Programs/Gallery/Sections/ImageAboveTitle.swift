import HeadlessInspection
import HeadlessKit

extension Section {
  static let imageAboveTitle = Section(
    id: "image-above-title",
    title: "CYLButton, both ways",
    summary: "A square image over the whole width, the title in the remaining height below. Document 004.",
    examples: [
      Example(
        id: "cyl-hooks", title: "CYLButton by hooks", claims: ["D4.5"],
        summary: "Properties that the initializer sets on image view and label are unchanged.",
        showing: ["CYLButton"]
      ) {
        let button = CYLButton(frame: CGRect(x: 0, y: 0, width: 100, height: 140))
        return outcome(of: button, observations: backgroundColors)
      },
      Example(
        id: "cyl-layout", title: "CYLButton by layoutSubviews", claims: ["D4.6", "D0.13"],
        summary: "The hooks return the standard rectangles; the frames set after super are final.",
        showing: ["LaidOutCYLButton"]
      ) {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 140)
        let button = LaidOutCYLButton(frame: frame)
        return outcome(of: button)
      },
    ])

  @MainActor
  private static func outcome(
    of button: Button, observations: (Button) -> [Outcome.Observation] = { _ in [] }
  ) -> Outcome {
    let trace = LayoutTrace.recording(of: button) {
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.layoutIfNeeded()
    }
    return Outcome(of: button, trace: trace, observations: observations(button))
  }

  @MainActor private static func backgroundColors(of button: Button) -> [Outcome.Observation] {
    [
      Outcome.Observation(name: "imageView.backgroundColor", value: text(of: button.imageView?.backgroundColor)),
      Outcome.Observation(name: "titleLabel.backgroundColor", value: text(of: button.titleLabel?.backgroundColor)),
    ]
  }

  private static func text(of color: Color?) -> String {
    switch color {
    case nil: "nil"
    case Color.blue: "blue"
    case Color.yellow: "yellow"
    case let color?: "\(color)"
    }
  }
}

/// The button of document 004, its second idea: by the hooks.
private final class CYLButton: Button {
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.backgroundColor = .blue
    titleLabel?.textAlignment = .center
    imageView?.backgroundColor = .yellow
  }

  required init?(coder: NSCoder) { nil }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let width = contentRect.width
    let height = contentRect.height - width
    return CGRect(x: 0, y: width, width: width, height: height)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: contentRect.width, height: contentRect.width)
  }
}

/// The button of document 004, its third and better idea: by the layout.
private final class LaidOutCYLButton: Button {
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height - width
    imageView?.frame = CGRect(x: 0, y: 0, width: width, height: width)
    titleLabel?.frame = CGRect(x: 0, y: width, width: width, height: height)
  }
}
