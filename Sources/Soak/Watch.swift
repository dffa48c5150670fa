import HeadlessViews

/// A call that a view of a program gets, or a hook that a program arms.
enum Hook: Int, CaseIterable {
  case layoutSubviews, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview
  case willRemoveSubview, tintColorDidChange, traitCollectionDidChange, hitTest
  case contentRect, imageRect, titleRect, backgroundRect, sizeThatFits

  /// Whether the model says when it is called.
  var isCounted: Bool {
    rawValue >= Hook.willMoveToSuperview.rawValue && rawValue <= Hook.traitCollectionDidChange.rawValue
  }
}

/// What a view of a program tells the world that it stands in.
@MainActor
final class Watch {
  weak var world: World?
  var id = 0

  func hear(_ hook: Hook) {
    world?.hear(hook, of: id)
  }
}

/// A call that was made, or that the model expects.
struct Heard: Hashable, Comparable, CustomStringConvertible {
  let id: Int
  let hook: Hook

  static func < (left: Heard, right: Heard) -> Bool {
    (left.id, left.hook.rawValue) < (right.id, right.hook.rawValue)
  }

  var description: String { "\(hook) of #\(id)" }
}
