import HeadlessViews

extension View {
  /// The view and all views below it as text, a line each, in the form of UIKit's debugger command without addresses.
  ///
  /// ```
  /// <Button; frame = (0 0; 46 30); opaque = NO>
  ///    | <ButtonLabel; frame = (0 6; 46 18); text = 'Button'; opaque = NO; userInteractionEnabled = NO>
  /// ```
  ///
  /// No view is laid out or created by it. ``ViewDescription/line(_:)`` lists the properties in a line and their order.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final var recursiveDescription: String { recursiveDescription([]) }

  /// Returns the view and all views below it as text, a line each.
  ///
  /// Below ``ViewDescription/indentationLimit`` levels a line begins with its depth, ` | (depth 51)`, not with bars.
  ///
  /// - Parameter options: The names and details to print.
  /// - Returns: The text, without a line feed at its end.
  /// - Complexity: O(*n*) in time and memory for *n* views, at any depth.
  public final func recursiveDescription(_ options: TreeOptions) -> String {
    var text = ""
    writeDescription(to: &text, options)
    return text
  }

  /// Writes the text of ``recursiveDescription(_:)``, line by line, to a stream such as a file or a terminal.
  ///
  /// - Parameters:
  ///   - target: The stream.
  ///   - options: The names and details to print.
  /// - Complexity: O(*n*) for *n* views.
  public final func writeDescription(to target: inout some TextOutputStream, _ options: TreeOptions = []) {
    var walk = TreeWalk(of: self)
    var isFirst = true
    while let (_, view) = walk.next() {
      target.write((isFirst ? "" : "\n") + view.indentation + view.line(options))
      isFirst = false
    }
  }

  /// Returns the view and all views below it as a value, with frames, flags, content and resolved colors.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final func treeDescription() -> TreeDescription {
    var walk = TreeWalk(of: self)
    var views: [ViewDescription] = []
    while let (_, view) = walk.next() { views.append(view) }
    return TreeDescription(views: views)
  }
}
