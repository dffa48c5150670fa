import Foundation
import HeadlessInspection
import HeadlessKit
import HeadlessViews
import Soak
import Testing

/// A plain button reads its content faster than a subclass, and its label and image view are not marked for layout
/// unless observed.
@Suite("Plain and subclassed buttons")
@MainActor
struct PlainAndSubclassedButtonTests {
  private final class EmptySubclass: Button {}

  private static let images = [
    Image(size: CGSize(width: 16, height: 16)), Image(size: CGSize(width: 40, height: 9)),
    Image.animatedImage(with: [Image(size: CGSize(width: 8, height: 8))], duration: 1) ?? Image(),
  ]
  private static let colors = [Color.red, .white.withAlphaComponent(0.5)]
  private static let states: [Control.State] = [
    .normal, .highlighted, .selected, .disabled, [.selected, .highlighted],
  ]
  private static let titles = [
    nil, "", "Go", "Button 12345", "A title that has no room in any of these buttons", "two\nlines", "a\ttab", "Größe",
  ]

  @Test("it shows what an empty subclass of the same story shows", arguments: 0..<60)
  func sameStory(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let buttons =
      Bool.random(using: &random)
      ? [Button(type: .system), EmptySubclass(type: .system)] : [Button(), EmptySubclass()]
    let isInWindow = Int.random(in: 0..<3, using: &random) == 0
    let roots = buttons.map { button in
      let root = isInWindow ? Window(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) : View()
      root.addSubview(button)
      return root
    }
    // Mostly both are set at once, sometimes among other subviews.
    let title = Self.titles.randomElement(using: &random) ?? nil
    let image = Self.images.randomElement(using: &random)
    let (hasSubview, hasBackground) = (
      Int.random(in: 0..<4, using: &random) == 0, Int.random(in: 0..<4, using: &random) == 0
    )
    for (root, button) in zip(roots, buttons) {
      button.frame.size = CGSize(width: 120, height: 44)
      button.setTitle(title, for: .normal)
      button.setImage(image, for: .normal)
      if hasSubview { button.addSubview(Label(frame: CGRect(x: 1, y: 1, width: 2, height: 2))) }
      if hasBackground { button.setBackgroundImage(image, for: .normal) }
      root.layoutIfNeeded()
    }
    #expect(Self.story(of: buttons[0]) == Self.story(of: buttons[1]), "seed \(seed)")
    for step in 0..<60 {
      let change = Self.change(using: &random)
      for button in buttons { change(button) }
      if Bool.random(using: &random) { for root in roots { root.layoutIfNeeded() } }
      #expect(Self.story(of: buttons[0]) == Self.story(of: buttons[1]), "seed \(seed), step \(step)")
    }
    for root in roots { root.layoutIfNeeded() }
    for view in roots + buttons + buttons.flatMap(\.subviews) { #expect(view.layoutStateIssue == nil) }
  }

  @Test("label and image view that are created at once are behind existing subviews, image first")
  func bothAtOnce() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    let badge = View()
    button.addSubview(badge)
    button.setTitle("Go", for: .normal)
    button.setImage(Self.images[0], for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews == [button.imageView, button.titleLabel, badge])
    #expect(button.imageView?.clipsToBounds == true && button.imageView?.isOpaque == false)
    button.imageView?.removeFromSuperview()
    #expect(button.subviews == [button.titleLabel, badge])
  }

  @Test("reading the subviews while both are being created returns these, and creates no others")
  func readWhileMade() {
    let button = Button(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.setTitle("Go", for: .normal)
    button.setImage(Self.images[0], for: .normal)
    var readings = 0
    let read: @MainActor () -> Void = { [weak button] in
      readings += 1
      _ = (button?.titleLabel, button?.imageView)
    }
    // Fading it for the highlighted title asks for its opacity.
    button.tintColor = Color { _ in
      MainActor.assumeIsolated(read)
      return .red
    }
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(readings > 0)
    #expect(button.subviews == [button.imageView, button.titleLabel])
  }

  @Test("an observer is notified of a subview that was created before the observer was added")
  func observerComesLater() {
    let root = View()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    root.addSubview(button)
    button.setTitle("Go", for: .normal)
    root.layoutIfNeeded()
    let label = button.titleLabel
    let trace = LayoutTrace.recording {
      label?.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(trace.calls.contains { $0.className == "ButtonLabel" && $0.method == "layoutSubviews" })
  }

  @Test("a label is added to a button whose image view was moved to another view")
  func imageViewElsewhere() {
    let shelf = View()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    button.setImage(Self.images[0], for: .normal)
    button.setTitle("Go", for: .normal)
    button.imageView.map(shelf.addSubview)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.superview === button)
  }

  private final class Badge: Layer {
    var layouts = 0

    override func layoutSublayers() { layouts += 1 }
  }

  @Test("a layer in the label is laid out with a new text as wide as the old one")
  func layerInLabel() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    button.setTitle("ab", for: .normal)
    button.layoutIfNeeded()
    let badge = Badge()
    button.titleLabel?.layer.addSublayer(badge)
    badge.setNeedsLayout()
    button.setTitle("ba", for: .normal)
    button.layoutIfNeeded()
    #expect(badge.layouts == 1)
  }

  @Test("a subview's new frame in an animation block is animated")
  func animated() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    button.setTitle("Go", for: .normal)
    button.setImage(Self.images[0], for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let before = image.center.x
    View.animate(withDuration: 1) {
      button.frame.size.width = 220
      button.layoutIfNeeded()
    }
    Screen.main.advance(by: 0.5)
    let shown = try #require(image.layer.presentation()).position.x
    #expect(image.center.x == before + 50)
    #expect(before < shown && shown < image.center.x)
    Screen.main.advance(by: 1)
  }

  @Test("a label that was put elsewhere marks its new superview when its text changes")
  func labelElsewhere() {
    let shelf = View()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    button.titleLabel.map(shelf.addSubview)
    shelf.layoutIfNeeded()
    button.setTitle("Going", for: .normal)
    button.layoutIfNeeded()
    #expect(shelf.needsLayout)
  }

  private static func story(of button: Button) -> String {
    let parts = button.subviews.map { view in
      [
        view is Label ? "label" : "image", "\(view.frame)", "\(view.isHidden)", (view as? Label)?.text ?? "-",
        (view as? Label)?.textColor.map { "\($0)" } ?? "-", (view as? ImageView)?.image.map { "\($0.size)" } ?? "-",
        "\(view.tintColor == button.tintColor)", "\(view.window === button.window)", "\(view.subviews.map(\.frame))",
        (view as? Label)?.shadowColor.map { "\($0)" } ?? "-", (view as? Label)?.attributedText?.string ?? "-",
        (view as? ImageView).map { "\($0.imageTreatment)" } ?? "-", "\(view.intrinsicContentSize)",
        "\(view.isUserInteractionEnabled) \(view.isOpaque) \(view.clipsToBounds) \(view.needsLayout)",
      ].joined(separator: " ")
    }
    return (parts + ["\(button.intrinsicContentSize)"]).joined(separator: "\n")
  }

  private static func change(using random: inout SplitMix64) -> (Button) -> Void {
    let state = states.randomElement(using: &random) ?? .normal
    let number = CGFloat(Int.random(in: -3...30, using: &random)) / 2
    let title = titles.randomElement(using: &random) ?? nil
    let image = images.randomElement(using: &random)
    let color = colors.randomElement(using: &random)
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<23, using: &random) {
    case 0, 1: return { $0.setTitle(title, for: state) }
    case 2: return { $0.setImage(isOn ? image : nil, for: state) }
    case 3: return { $0.setBackgroundImage(isOn ? image : nil, for: state) }
    case 4: return { $0.setTitleColor(isOn ? color : nil, for: state) }
    case 5: return { $0.frame = CGRect(x: number, y: number, width: 4 * number, height: 3 * number) }
    case 6: return { $0.titleEdgeInsets.left = number }
    case 7: return { $0.contentEdgeInsets.right = number }
    case 8: return { $0.isHighlighted = isOn }
    case 9: return { $0.isEnabled = isOn }
    case 10: return { $0.isSelected = isOn }
    case 11: return { $0.contentHorizontalAlignment = isOn ? .fill : .right }
    case 12: return { $0.sizeToFit() }
    case 13: return { $0.titleLabel?.font = .systemFont(ofSize: 12 + number) }
    case 14: return { $0.imageView?.transform = CGAffineTransform(rotationAngle: number) }
    case 15: return { $0.tintColor = isOn ? color : nil }
    case 16: return { $0.imageView?.removeFromSuperview() }
    case 17:
      return { button in button.titleLabel.map { isOn ? button.addSubview($0) : button.superview?.addSubview($0) } }
    case 18: return { $0.imageView?.addSubview(Label(frame: CGRect(x: 1, y: 1, width: number, height: 2))) }
    case 19: return { $0.titleLabel?.layer.cornerRadius = number }
    case 20: return { button in View.animate(withDuration: 0) { button.frame.size.width += 4 } }
    case 21: return { $0.titleLabel?.autoresizingMask = isOn ? .flexibleWidth : [] }
    default: return { $0.setAttributedTitle(isOn ? NSAttributedString(string: title ?? "x") : nil, for: state) }
    }
  }
}
