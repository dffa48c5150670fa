import HeadlessControls
import HeadlessGraphics

/// The images of a control by state; the normal one replaces those that are not set.
typealias StateImages = [Control.State: Image]

extension StateImages {
  func value(for state: Control.State) -> Image? { self[state] ?? self[.normal] }
}

/// The states of two neighbors, between which a divider is drawn.
struct StatePair: Hashable {
  let left: Control.State
  let right: Control.State
}
