import HeadlessViews

extension Search {
  /// The message: the expected view, and the matches or similar views.
  var failure: String {
    let expected = "Expected exactly one \(finder.description) in \(root.nameInTests); "
    if found.isEmpty { return expected + "found none. " + alternatives + endOfTurn }
    let list = expected + "found \(found.count): \(matches)."
    return finder.index == nil ? list + " Narrow it with .inside(…) or pick one with .at(…)." : list
  }

  /// The paths to the matches, numbered as for `.at(_:)`; equal paths are followed by the frames.
  private var matches: String {
    let shown = found.prefix(Self.shown)
    let paths = shown.map { $0.path(from: root) }
    let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
    let items = zip(shown, paths).enumerated().map { index, item in
      let (view, path) = item
      let frame = counts[path] == 1 || view.markInTests == nil ? "" : " \(view.frame.shortDescription)"
      return ".at(\(index)) \(path)\(frame)"
    }
    return Self.list(items, of: found.count, separator: "; ")
  }

  /// The similar views in the tree.
  private var alternatives: String {
    var features: [String] = []
    var seen = Set<String>()
    var views = 0
    walk { view, isInside in
      views += 1
      if isInside, let feature = finder.feature(view), seen.insert(feature).inserted, features.count < Self.shown {
        features.append(feature)
      }
    }
    if features.isEmpty { return "There is no similar view among \(views) view\(views == 1 ? "" : "s")." }
    return "There are \(finder.kind) \(Self.list(features, of: seen.count, separator: ", "))."
  }

  /// The cure where a view may be missing because the turn of the run loop has not ended.
  private var endOfTurn: String {
    let screen = (root.window ?? root as? Window)?.screen ?? Screen.main
    return screen.isEndOfTurnAwaited
      ? " Presentations and transitions wait for the end of the turn; call Screen.main.flush() first." : ""
  }

  /// The number of views that a failure lists; of the rest it contains the number.
  private static var shown: Int { 8 }

  private static func list(_ items: [String], of count: Int, separator: String) -> String {
    let rest = count - items.count
    return items.joined(separator: separator) + (rest > 0 ? "\(separator)and \(rest) more" : "")
  }
}

extension View {
  /// Returns the path from a view down to this one, by names; of a long path, the end.
  func path(from root: View) -> String {
    var names: [String] = []
    var view: View? = self
    while let step = view, names.count < 6 {
      names.append(step.nameInTests)
      if step === root { return names.reversed().joined(separator: " > ") }
      view = step.superview
    }
    return "… > " + names.reversed().joined(separator: " > ")
  }
}
