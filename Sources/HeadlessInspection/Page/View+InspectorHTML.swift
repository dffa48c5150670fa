import HeadlessViews

extension View {
  /// A web page to look into this view and everything in it: tree, picture, properties, rectangles.
  ///
  /// - Returns: One HTML file that asks for no other; the layout is brought up to date first.
  public final func inspectorHTML() -> String {
    layoutIfNeeded()
    return InspectorPage(InspectorPage.State(of: self)).html
  }

  /// A web page that shows the view before and after a change, and steps through the layout that came of it.
  ///
  /// ```swift
  /// let page = card.inspectorHTML { card.button.setTitle("Back", for: .normal) }
  /// ```
  ///
  /// - Parameter change: What is watched; after it, the layout is brought up to date, which is watched as well.
  /// - Returns: One HTML file that asks for no other.
  /// - Throws: What `change` throws.
  public final func inspectorHTML(changing change: () throws -> Void) rethrows -> String {
    try InspectorPage(of: self, changing: change).html
  }
}
