extension View {
  /// The rarely set values of a toolkit subclass, as one object.
  package final var companion: AnyObject? {
    get { rare.companion }
    set { rare.companion = newValue }
  }

  /// The text that a control shows to a pointer.
  package final var storedToolTip: String? {
    get { rare.toolTip }
    set { rare.toolTip = newValue }
  }
}
