import HeadlessViews

/// A call that a view of a program gets, or a hook that a program arms.
enum Hook: Int, CaseIterable {
  case layoutSubviews, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview
  case willRemoveSubview, tintColorDidChange, traitCollectionDidChange, hitTest
  case contentRect, imageRect, titleRect, backgroundRect, sizeThatFits, touches, gesture, action

  /// Whether the model predicts its calls.
  var isCounted: Bool {
    rawValue >= Hook.willMoveToSuperview.rawValue && rawValue <= Hook.traitCollectionDidChange.rawValue
  }

  /// Whether only a button has it.
  var isOfButton: Bool { [.contentRect, .imageRect, .titleRect, .backgroundRect, .action].contains(self) }

  /// Returns steps that are likely to call the callback on a view.
  func triggers(of one: Int, other: Int) -> [Step] {
    switch self {
    case .layoutSubviews: [Step(.setNeedsLayout, one), Step(.layout, one)]
    case .willMoveToSuperview, .willMoveToWindow: [Step(.add, one, other)]
    case .didMoveToSuperview, .didMoveToWindow: [Step(.add, one, other), Step(.remove, one)]
    case .didAddSubview: [Step(.add, other, one)]
    case .willRemoveSubview: [Step(.add, other, one), Step(.remove, other)]
    case .tintColorDidChange: [Step(.tint, one, other)]
    case .traitCollectionDidChange: [Step(.style, one, other)]
    case .hitTest: [Step(.hitTest, one)]
    // A tap, with a tap recognizer that has a handler.
    case .touches, .gesture: [Step(.recognizer, one, 0), Step(.touchDown, one), Step(.touchUp)]
    case .action: [Step(.touchDown, one, 1), Step(.touchUp)]
    case .sizeThatFits: [Step(.sizeToFit, one)]
    case .contentRect: [Step(.contentInsets, one, numbers: [1, 2, 3, 4]), Step(.layout, one)]
    case .imageRect: [Step(.image, one, other), Step(.image, one, 1), Step(.layout, one)]
    case .titleRect: [Step(.title, one, other), Step(.title, one, 3), Step(.layout, one)]
    case .backgroundRect: [Step(.backgroundImage, one, other), Step(.backgroundImage, one, 1), Step(.layout, one)]
    }
  }
}

/// A view whose calls are recorded.
@MainActor protocol Watched: View {
  var watch: Watch { get }
}

/// The recorder of a view's calls for its world.
@MainActor final class Watch {
  weak var world: World?
  var id = 0
  /// The touches that have begun on the view and not ended.
  private(set) var fingers: Set<Touch> = []
  /// The touches that began here, including touches that were forwarded along the responder chain.
  private(set) var begunTouches: Set<Touch> = []

  func record(_ hook: Hook) { world?.record(hook, of: id) }

  /// Checks that every touch on a view begins once, and then ends or is cancelled once.
  ///
  /// Touches that another view forwards along the responder chain may begin in the middle, as views move in between.
  func record(_ phase: Touch.Phase, _ touches: Set<Touch>, on view: View) {
    if phase == .began { begunTouches.formUnion(touches) } else if phase != .moved { begunTouches.subtract(touches) }
    let touches = touches.filter { $0.view === view }
    switch phase {
    case .began:
      if !fingers.isDisjoint(with: touches) { world?.fault = "#\(id) got two beginnings of a touch" }
      fingers.formUnion(touches)
    default:
      if !fingers.isSuperset(of: touches) { world?.fault = "#\(id) got \(phase) of a touch that never began" }
      if phase != .moved { fingers.subtract(touches) }
    }
    record(.touches)
  }
}
