import Foundation
import HeadlessGeometry
import HeadlessViews

/// A view with a state, whose content can be aligned in it: the base of ``Button``.
open class Control: View {
  final var controlFlags: ControlFlags = [.isEnabled]
  final var horizontalAlignment = ContentHorizontalAlignment.center
  final var verticalAlignment = ContentVerticalAlignment.center

  /// What the control shows itself as, put together from its three flags.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control reacts to touches; a change marks it for layout.
  open var isEnabled: Bool {
    get { controlFlags.contains(.isEnabled) }
    set { set(.isEnabled, to: newValue) }
  }

  /// Whether the control is switched on; a change marks it for layout.
  open var isSelected: Bool {
    get { controlFlags.contains(.isSelected) }
    set { set(.isSelected, to: newValue) }
  }

  /// Whether a finger is on the control; a change marks it for layout.
  open var isHighlighted: Bool {
    get { controlFlags.contains(.isHighlighted) }
    set { set(.isHighlighted, to: newValue) }
  }

  /// Where the content stands from left to right; a change marks the control for layout.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { horizontalAlignment }
    set {
      if newValue == horizontalAlignment { return }
      horizontalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// Where the content stands from top to bottom; a change marks the control for layout.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { verticalAlignment }
    set {
      if newValue == verticalAlignment { return }
      verticalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
  ///
  /// > Seen: fact a10.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch contentHorizontalAlignment {
    case .leading: return isLeftToRight ? .left : .right
    case .trailing: return isLeftToRight ? .right : .left
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  /// Called after a flag of ``state`` has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  private func set(_ flag: ControlFlags, to isOn: Bool) {
    if controlFlags.contains(flag) == isOn { return }
    controlFlags.formSymmetricDifference(flag)
    stateDidChange()
  }
}

/// What a control remembers in single bits.
struct ControlFlags: OptionSet {
  let rawValue: UInt8

  static let isEnabled = ControlFlags(rawValue: 1 << 0)
  static let isSelected = ControlFlags(rawValue: 1 << 1)
  static let isHighlighted = ControlFlags(rawValue: 1 << 2)
}
