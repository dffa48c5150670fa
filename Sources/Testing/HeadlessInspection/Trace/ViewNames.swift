import HeadlessViews

/// Names for the views of one recording: the class, and a number from the second view of a class on.
@MainActor struct ViewNames {
  /// The names with their views, which are retained, so that no other view can have the identity of one of them.
  private var names: [ObjectIdentifier: (view: View, name: String)] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(of view: View) -> String {
    if let known = names[ObjectIdentifier(view)] { return known.name }
    let className = "\(type(of: view))"
    let count = counts[className, default: 0] + 1
    counts[className] = count
    let name = count == 1 ? className : "\(className)#\(count)"
    names[ObjectIdentifier(view)] = (view, name)
    return name
  }

  /// The views by their names.
  var subjects: [String: WeakView] {
    Dictionary(names.values.map { ($0.name, WeakView($0.view)) }) { $1 }
  }

  /// Returns the public setter that caused a mark, with its view unless that is the marked one.
  mutating func cause(of mark: LayoutMark) -> String {
    _ = name(of: mark.view)
    let direct = mark.owner === mark.view ? mark.cause : "\(mark.cause) of \(name(of: mark.owner))"
    guard let occasion = mark.occasion else { return direct }
    let indirect = occasion.view === mark.view ? occasion.cause : "\(occasion.cause) of \(name(of: occasion.view))"
    // A setter that calls `setNeedsLayout()` of its own view is the only cause.
    if mark.cause == "setNeedsLayout()", mark.owner === occasion.view { return indirect }
    return "\(direct), by \(indirect)"
  }
}
