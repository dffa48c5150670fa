import HeadlessKit

/// A root view in a window, for tests of constraints.
@MainActor struct ConstraintTree {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let root: View

  init(_ width: CGFloat = 320, _ height: CGFloat = 240, root: View = View()) {
    self.root = root
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.addSubview(root)
  }

  /// Adds a view whose frame results from constraints.
  @discardableResult
  func add<Added: View>(_ view: Added = View(), to superview: View? = nil) -> Added {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func layOut() { window.layoutIfNeeded() }
}

/// A view that writes down the calls of a layout pass.
final class PassView: NamedView {
  var update: () -> Void = {}
  var beforeLayout: () -> Void = {}
  var afterLayout: () -> Void = {}

  override func updateConstraints() {
    log.write("\(name).updateConstraints")
    update()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    beforeLayout()
    super.layoutSubviews()
    log.write("\(name).layoutSubviews")
    afterLayout()
  }
}

extension View {
  /// Activates constraints that pin the view to the edges of its superview.
  func pinToSuperview(_ inset: CGFloat = 0) {
    guard let superview else { return }
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }

  /// Activates constraints that pin the view to the edges of a guide.
  func pin(to guide: LayoutGuide) {
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: guide.leftAnchor), rightAnchor.constraint(equalTo: guide.rightAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Activates constraints for position and size in the superview.
  func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    guard let superview else { return }
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y), widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

extension LayoutConstraint {
  /// Returns the constraint between leading and trailing edges that has the same meaning in a left-to-right layout.
  func followingDirection() -> LayoutConstraint {
    func directional(_ attribute: Attribute) -> Attribute {
      switch attribute {
      case .left: .leading
      case .right: .trailing
      case .leftMargin: .leadingMargin
      case .rightMargin: .trailingMargin
      default: attribute
      }
    }
    guard let firstItem else { return self }
    let constraint = LayoutConstraint(
      item: firstItem, attribute: directional(firstAttribute), relatedBy: relation, toItem: secondItem,
      attribute: directional(secondAttribute), multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  /// Whether the constraint is about a position along the horizontal axis.
  var hasHorizontalPosition: Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

/// A builder of lists with a constraint in each line.
@resultBuilder enum ConstraintList {
  static func buildBlock(_ constraints: LayoutConstraint...) -> [LayoutConstraint] { constraints }
}
