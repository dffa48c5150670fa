import HeadlessKit
import HeadlessTesting

/// A window with a container of 300×300 points and a view in it whose frame results from constraints.
@MainActor struct ConstraintScene {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let container = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view: View

  /// Creates the scene, with the view 20 points high and 10 below the container's top.
  init(isPlacedVertically: Bool = true, isMirrored: Bool = false) {
    container.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    window.addSubview(container)
    view = Self.addView(to: container)
    if isPlacedVertically {
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
  }

  /// The frame of the view, from the leading edge of the container.
  var frameFromLeading: CGRect {
    let frame = view.frame
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? 300 - frame.maxX : frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  @discardableResult
  static func addView(to superview: View, identifier: String? = nil) -> View {
    let view = View()
    view.accessibilityIdentifier = identifier
    superview.addForConstraints(view)
    return view
  }

  func reports() -> [IssueReport] { IssueReporting.collect { window.layoutIfNeeded() } }
}

extension Array {
  /// The array in every order.
  var permutations: [[Element]] {
    var orders: [[Element]] = [[]]
    for element in self {
      orders = orders.flatMap { order in
        (0...order.count).map { Array(order[..<$0]) + [element] + Array(order[$0...]) }
      }
    }
    return orders
  }
}
