import HeadlessKit
import HeadlessTesting

/// The appearance of a button in its states: documents' tables, checked in the drawing.
@MainActor @Suite("The drawing of buttons", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct ButtonDrawingTests {
  static let icon = Image(size: CGSize(width: 20, height: 20))
  static let plate = Image(size: CGSize(width: 30, height: 30))

  private func button(_ type: Button.ButtonType) -> Button {
    let button = Button.titled("Go", type: type)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setImage(Self.icon, for: .normal)
    return button
  }

  private func image(_ view: View) -> DrawingList.ImagePlacement? {
    view.drawing().commands.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
  }

  private func text(_ view: View) -> DrawingList.TextRun? {
    view.drawing().commands.lazy.compactMap { if case .text(let run) = $0 { run } else { nil } }.first
  }

  @Test func `a system button's image and title have its tint, under a finger a fifth of it`() {
    let button = button(.system)
    button.tintColor = .red
    #expect(image(button)?.tint == Color.red.cgColor && image(button)?.effect == ImageTreatment.Effect.none)
    expectEqual(text(button)?.color, Color.red.cgColor)
    button.isHighlighted = true
    #expect(image(button)?.effect == .lightened && image(button)?.effect.opacity == 0.2)
    expectEqual(text(button)?.color.alpha, 0.2)
  }

  @Test func `a custom button's image is darker under a finger and dimmed while disabled, its title as it was`() {
    let button = button(.custom)
    button.isHighlighted = true
    #expect(image(button)?.effect == .darkened && image(button)?.tint == nil)
    expectEqual(text(button)?.color, Color.white.cgColor)
    (button.isHighlighted, button.isEnabled) = (false, false)
    expectEqual(image(button)?.effect, .dimmed)
  }

  @Test func `the background image fills the button and is drawn first; image and title are drawn at their frames`()
    throws
  {
    let button = button(.custom)
    button.setBackgroundImage(Self.plate, for: .normal)
    let commands = button.drawing().commands
    let imageFrame = try #require(button.imageView?.frame)
    #expect(commands.count == 3 && commands.first == .image(.init(Self.plate, in: button.bounds)))
    expectEqual(commands.dropFirst().first, .image(.init(Self.icon, in: imageFrame)))
    expectEqual(text(button)?.origin.x, button.titleLabel?.frame.minX)
  }

  @Test func `a glow is drawn under a finger where it is asked for, in front of the title`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.showsTouchWhenHighlighted = true
    #expect(button.drawing().isEmpty)
    button.isHighlighted = true
    button.setTitle("Go", for: .normal)
    guard case .fill(.path, .gradient(let glow))? = button.drawing().commands.last else {
      Issue.record("no glow")
      return
    }
    let middle = CGPoint(x: 50, y: 20)
    expectEqual(glow.course, .radial(startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 40))
  }

  @Test func `a button draws what its subclass draws`() {
    final class Dotted: Button {
      override func draw(_ rect: CGRect) { DrawingContext.current?.fill(.rect(rect.insetBy(dx: 5, dy: 5)), with: .red) }
    }
    let button = Dotted(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let inner = CGRect(x: 5, y: 5, width: 20, height: 10)
    expectEqual(button.drawing().commands, [.fill(.rect(inner), .color(Color.red.cgColor))])
  }
}
