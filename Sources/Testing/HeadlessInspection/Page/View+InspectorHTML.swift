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
  /// The file is that of ``InspectorPage/init(of:title:changing:)``, with its parameter and its complexity.
  public final func inspectorHTML(changing change: () throws -> Void) rethrows -> String {
    try InspectorPage(of: self, changing: change).html
  }
}
