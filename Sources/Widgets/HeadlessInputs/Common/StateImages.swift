import HeadlessControls
import HeadlessGraphics

/// The images of a control by state; the normal one replaces those that are not set.
struct StateImages {
  private var images: [UInt: Image] = [:]

  /// Accesses the image that was set for a state; nil for none.
  subscript(state: Control.State) -> Image? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  /// Returns the image for a state, else the normal one.
  func value(for state: Control.State) -> Image? { self[state] ?? self[.normal] }
}

/// The states of two neighbors, between which a divider is drawn.
struct StatePair: Hashable {
  let left: Control.State
  let right: Control.State
}
