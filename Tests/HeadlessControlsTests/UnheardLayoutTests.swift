import Foundation
import HeadlessInspection
import HeadlessKit
import HeadlessViews
import Soak
import Testing

/// A plain button that nobody observes lays its parts out without telling them; an empty subclass's are told.
@Suite("Layout that nobody hears")
@MainActor
struct UnheardLayoutTests {
  private final class EmptySubclass: Button {}

  private static let images = [Image(size: CGSize(width: 16, height: 16)), Image(size: CGSize(width: 40, height: 9))]
  private static let colors = [Color.red, .white.withAlphaComponent(0.5)]
  private static let states: [Control.State] = [
    .normal, .highlighted, .selected, .disabled, [.selected, .highlighted],
  ]
  private static let titles = [nil, "", "Go", "Button 12345", "A title that has no room in any of these buttons"]

  @Test("it shows what an empty subclass of the same story shows", arguments: 0..<60)
  func sameStory(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let buttons =
      Bool.random(using: &random)
      ? [Button(type: .system), EmptySubclass(type: .system)] : [Button(), EmptySubclass()]
    let roots = buttons.map { button in
      let root = seed % 3 == 0 ? Window(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) : View()
      root.addSubview(button)
      return root
    }
    for step in 0..<60 {
      let change = Self.change(using: &random)
      for button in buttons { change(button) }
      if Bool.random(using: &random) { for root in roots { root.layoutIfNeeded() } }
      #expect(Self.story(of: buttons[0]) == Self.story(of: buttons[1]), "seed \(seed), step \(step)")
    }
    for root in roots { root.layoutIfNeeded() }
    for view in roots + buttons + buttons.flatMap(\.subviews) { #expect(view.layoutStateIssue == nil) }
  }

  @Test("an observer hears of a part that was made before it came")
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

  private static func story(of button: Button) -> String {
    let parts = button.subviews.map { view in
      [
        view is Label ? "label" : "image", "\(view.frame)", "\(view.isHidden)", (view as? Label)?.text ?? "-",
        (view as? Label)?.textColor.map { "\($0)" } ?? "-", (view as? ImageView)?.image.map { "\($0.size)" } ?? "-",
        "\(view.tintColor == button.tintColor)", "\(view.window === button.window)", "\(view.superview === button)",
      ].joined(separator: " ")
    }
    return parts.joined(separator: "\n")
  }

  private static func change(using random: inout SplitMix64) -> (Button) -> Void {
    let state = states.randomElement(using: &random) ?? .normal
    let number = CGFloat(Int.random(in: -3...30, using: &random)) / 2
    let title = titles.randomElement(using: &random) ?? nil
    let image = images.randomElement(using: &random)
    let color = colors.randomElement(using: &random)
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<17, using: &random) {
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
    default: return { $0.setAttributedTitle(isOn ? NSAttributedString(string: title ?? "x") : nil, for: state) }
    }
  }
}
