extension View {
  /// What a class of the toolkit keeps outside of the view, where few views of the class have it.
  package final var companion: AnyObject? {
    get { extras?.companion }
    set { makeExtras().companion = newValue }
  }
}
