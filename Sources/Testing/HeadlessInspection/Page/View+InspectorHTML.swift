import HeadlessViews

extension View {
  /// Returns a web page in one file to inspect the view tree, which is laid out: tree, picture, properties, rectangles.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final func inspectorHTML() -> String {
    layoutIfNeeded()
    return InspectorPage(InspectorPage.State(of: self)).html
  }

  /// Returns a web page that shows the view before and after a change, and the steps of the layout between both.
  ///
  /// ```swift
  /// let page = card.inspectorHTML { card.button.setTitle("Back", for: .normal) }
  /// ```
  ///
  /// - Parameter change: The code to record; the view is laid out after it, which is recorded as well.
  /// - Returns: One HTML file that loads no other.
  /// - Throws: The error of `change`.
  /// - Complexity: O(*n*) for *n* views and steps of the layout.
  public final func inspectorHTML(changing change: () throws -> Void) rethrows -> String {
    try InspectorPage(of: self, changing: change).html
  }
}
