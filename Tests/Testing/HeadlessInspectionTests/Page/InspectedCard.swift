import HeadlessInspection
import HeadlessKit

/// A card with a button, a badge and something hidden, for pages that show its subviews.
@MainActor final class InspectedCard: View {
  let button = Button(type: .system)
  let badge = Label(frame: CGRect(x: 150, y: 10, width: 40, height: 20))
  let secret = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
    button.setTitle("Back", for: .normal)
    badge.text = "3"
    secret.isHidden = true
    for view in [button, badge, secret] { addSubview(view) }
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError("only made in code") }

  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120)) }

  /// Returns the page of a card whose button gets an image, a longer title and a place further right, and whose badge
  /// goes.
  static func page() -> String {
    let card = InspectedCard()
    return card.inspectorHTML {
      card.button.setTitle("Go back", for: .normal)
      card.button.setImage(Image(size: CGSize(width: 16, height: 16)), for: .normal)
      card.button.frame.origin.x = 60
      card.badge.removeFromSuperview()
    }
  }
}

extension View {
  /// Returns a plain tree of so many views: a chain, or one superview with all others.
  static func tree(of count: Int, isDeep: Bool) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var parent = root
    for _ in 1..<count {
      let view = parent.adding(View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      if isDeep { parent = view }
    }
    return root
  }
}
