import HeadlessKit
import HeadlessTesting

@MainActor @Suite("A control of one's own", .reportsIssuesAsFailures) struct OwnControlTests {
  final class Tile: Control {
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
      label.frame = CGRect(x: 0, y: side, width: bounds.width, height: bounds.height - side)
    }
  }

  let tile = Tile(frame: CGRect(x: 0, y: 0, width: 80, height: 64))

  @Test func `D0.15 its own layout places image view and label`() {
    tile.layoutIfNeeded()
    expectEqual(tile.imageView.frame, CGRect(x: 20, y: 0, width: 40, height: 40))
    expectEqual(tile.label.frame, CGRect(x: 0, y: 40, width: 80, height: 64 - 40))
  }

  @Test func `D0.15 its own highlight begins and ends with the touch, and the action is sent`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.show(tile)
    var alphas: [CGFloat] = []
    tile.addAction(Action { [weak tile] _ in alphas.append(tile?.label.alpha ?? 0) }, for: .touchUpInside)
    let finger = touch(tile)
    #expect(tile.imageView.alpha == 0.5 && tile.label.alpha == 0.5)
    finger.lift()
    #expect(alphas == [0.5] && tile.label.alpha == 1)
  }
}
