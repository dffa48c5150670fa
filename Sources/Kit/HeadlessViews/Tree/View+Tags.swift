extension View {
  /// Returns the first view with a tag, parents before children and siblings back to front, without recursion.
  final func firstView(withTag tag: Int) -> View? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.subviewStorage.reversed())
    }
    return nil
  }
}
