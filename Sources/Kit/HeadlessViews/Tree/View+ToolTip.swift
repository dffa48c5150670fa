extension View {
  /// The text that a control shows to a pointer.
  package final var storedToolTip: String? {
    get { rare.toolTip }
    set { rare.toolTip = newValue }
  }
}
