import Foundation

/// A view that makes the constraints of some of its subviews, as a stack view does.
///
/// A subview that is arranged has a flag: changes of other views cost one test of it.
@MainActor package protocol ArrangingView: View {
  /// Called after a value of an arranged subview has changed, or after the subview was removed.
  func arrangedSubviewDidChange(_ subview: View, _ change: ArrangedSubviewChange)
}

/// A change of a subview that concerns the view that arranges it.
package enum ArrangedSubviewChange {
  case visibility, contentSize, removal
}

extension View {
  package final var isArranged: Bool { flags.contains(.isArranged) }

  /// Records that the superview arranges the view from now on: the view's frame results from constraints.
  /// > Seen: fact f37.
  package final func startArrangement() {
    flags.insert(.isArranged)
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Records that the superview does not arrange the view any more.
  package final func endArrangement() {
    flags.remove(.isArranged)
    setStackRank(nil)
  }

  final func notifyArrangingView(_ change: ArrangedSubviewChange) {
    (storedSuperview as? any ArrangingView)?.arrangedSubviewDidChange(self, change)
  }

  /// Sets the order in which the content sizes of the views of one stack are reduced where not all of them fit.
  ///
  /// The view with the lowest rank is stretched or compressed first; without ranks, the constraints' order decides.
  /// > Seen: fact f17.
  package final func setStackRank(_ rank: Int?) {
    guard rank != nil || knownLayoutItem != nil else { return }
    if layoutItem.stackRank == rank { return }
    layoutItem.stackRank = rank
    ConstraintEngine.shared.itemDidChange(layoutItem)
  }

  /// The rank among the views of a stack; nil by default.
  package final var stackRank: Int? { knownLayoutItem?.stackRank }

  /// Records that other views may supply the baselines of the view, and of the views that arrange it.
  package final func baselinesMayChange() {
    var view: View? = self
    while let current = view {
      if let item = current.knownLayoutItem, item.hasContentMentions {
        for constraint in item.mentions.all where constraint.mentionsBaseline(of: item) {
          ConstraintEngine.shared.rowDidChange(constraint)
        }
      }
      view = current.isArranged ? current.storedSuperview : nil
    }
  }
}

extension LayoutConstraint {
  /// Changes the multiplier and the priority of a constraint that its stack view owns; it stays required or optional.
  package final func change(multiplier: CGFloat, priority: LayoutPriority) {
    if multiplier == storedMultiplier, priority == storedPriority { return }
    (storedMultiplier, storedPriority) = (multiplier, priority)
    if !state.isInstalled { return }
    ConstraintEngine.shared.rowDidChange(self)
    ConstraintEngine.shared.recordChange("share", of: self)
  }

  fileprivate final func mentionsBaseline(of item: LayoutItem) -> Bool {
    [first, second].contains { side in
      side?.item === item && (side?.attribute == .firstBaseline || side?.attribute == .lastBaseline)
    }
  }
}
