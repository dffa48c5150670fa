import HeadlessControls

/// The states of two neighbors, between which a divider is drawn.
struct StatePair: Hashable {
  let left: Control.State
  let right: Control.State
}
