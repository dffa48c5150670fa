import HeadlessInspection
import HeadlessKit

extension Section {
  static let ownControl = Section(
    id: "own-control",
    title: "A control of one's own",
    summary: "An image view, a label and a highlight in a Control. Document 000.",
    examples: [
      example(id: "own-control-normal", title: "At rest", summary: "Both views are opaque.", isHighlighted: false),
      example(
        id: "own-control-highlighted", title: "Under a finger", summary: "Both views fade to a half.",
        isHighlighted: true),
    ])

  private static func example(id: String, title: String, summary: String, isHighlighted: Bool) -> Example {
    Example(id: id, title: title, claims: ["D0.15"], summary: summary, showing: ["Tile"]) {
      let tile = Tile(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
      tile.imageView.image = icon
      tile.label.text = "title"
      tile.label.textAlignment = .center
      tile.isHighlighted = isHighlighted
      let trace = LayoutTrace.recording(of: tile) { tile.layoutIfNeeded() }
      return Outcome(of: tile, trace: trace)
    }
  }
}

private final class Tile: Control {
  let imageView = ImageView(frame: .zero)
  let label = Label(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { for view in subviews { view.alpha = isHighlighted ? 0.5 : 1 } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / 2
    imageView.frame = CGRect(x: side / 2, y: 0, width: side, height: side)
    label.frame = CGRect(
      x: 0, y: side, width: bounds.width, height: bounds.height - side)
  }
}

extension Outcome {
  @MainActor fileprivate init(of tile: Tile, trace: LayoutTrace) {
    self.init(
      around: tile, trace: trace,
      observations: [
        Observation(name: "imageView.alpha", value: tile.imageView.alpha.shortDescription),
        Observation(name: "label.alpha", value: tile.label.alpha.shortDescription),
      ])
    frames[.image] = tile.imageView.frame
    frames[.title] = tile.label.frame
    text = Text(
      string: tile.label.text ?? "", fontSize: tile.label.font.pointSize, size: tile.label.intrinsicContentSize,
      alignment: tile.label.textAlignment)
  }
}
