import HeadlessViews

extension View {
  /// This view and all below it as text, a line each, as UIKit's debugger command prints it, without addresses.
  ///
  /// ```
  /// <Button; frame = (0 0; 46 30); opaque = NO>
  ///    | <ButtonLabel; frame = (0 6; 46 18); text = 'Button'; opaque = NO; userInteractionEnabled = NO>
  /// ```
  ///
  /// Nothing is laid out or made by printing. ``ViewDescription/line(_:)`` says what stands in a line, and in which order.
  public final var recursiveDescription: String { recursiveDescription([]) }

  /// This view and all below it as text, a line each.
  ///
  /// Takes time and memory in proportion to the number of views, however deep: from ``ViewDescription/indentationLimit``
  /// levels on a line begins with its depth, `   | (depth 51)`, instead of one bar a level.
  ///
  /// - Parameter options: Which names and how much.
  /// - Returns: The text, without a last end of line.
  public final func recursiveDescription(_ options: TreeOptions) -> String {
    var text = ""
    writeDescription(to: &text, options)
    return text
  }

  /// Writes what ``recursiveDescription(_:)`` returns, line by line, to a file, a terminal or wherever.
  ///
  /// - Parameters:
  ///   - target: Takes the text.
  ///   - options: Which names and how much.
  public final func writeDescription(to target: inout some TextOutputStream, _ options: TreeOptions = []) {
    var walk = TreeWalk(of: self)
    var isFirst = true
    while let view = walk.next() {
      target.write((isFirst ? "" : "\n") + view.indentation + view.line(options))
      isFirst = false
    }
  }

  /// This view and all below it as a value, with frames, flags, content and resolved looks.
  public final func treeDescription() -> TreeDescription {
    var walk = TreeWalk(of: self)
    var views: [ViewDescription] = []
    while let view = walk.next() { views.append(view) }
    return TreeDescription(views: views)
  }
}
