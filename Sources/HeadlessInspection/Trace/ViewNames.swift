import HeadlessViews

/// Names for the views of one recording: the class, and a number from the second view of a class on.
@MainActor
struct ViewNames {
  /// The views are kept, so that no other one can have the identity of one that is gone.
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

  /// Every name with its view, in no order.
  var subjects: [LayoutTrace.Subject] {
    names.values.map { LayoutTrace.Subject(name: $0.name, view: WeakView($0.view)) }
  }

  /// The setter that people call, with its view unless that is the marked one.
  mutating func cause(of mark: LayoutMark) -> String {
    _ = name(of: mark.view)
    let direct = mark.owner === mark.view ? mark.cause : "\(mark.cause) of \(name(of: mark.owner))"
    guard let occasion = mark.occasion else { return direct }
    let indirect = occasion.view === mark.view ? occasion.cause : "\(occasion.cause) of \(name(of: occasion.view))"
    // A setter that calls `setNeedsLayout()` of its own view is the whole story.
    if mark.cause == "setNeedsLayout()", mark.owner === occasion.view { return indirect }
    return "\(direct), by \(indirect)"
  }
}
