import HeadlessViews

extension Search {
  /// What was expected and what was found instead, as sentences.
  var failure: String {
    let expected = "Exactly one \(finder.description) was expected in \(root.nameInTests); "
    if found.isEmpty { return expected + "found none. " + alternatives }
    let list = expected + "found \(found.count): \(places)."
    return finder.index == nil ? list + " Narrow it with .inside(…) or pick one with .at(…)." : list
  }

  /// The ways to what was found, as `.at(…)` counts them; where two read the same, each with its frame.
  private var places: String {
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

  /// What there is of the kind that was looked for.
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
    if features.isEmpty { return "Nothing like it is among \(views) views." }
    return "There are \(finder.kind) \(Self.list(features, of: seen.count, separator: ", "))."
  }

  /// How many things a failure lists before it only counts.
  private static var shown: Int { 8 }

  private static func list(_ items: [String], of count: Int, separator: String) -> String {
    let rest = count - items.count
    return items.joined(separator: separator) + (rest > 0 ? "\(separator)and \(rest) more" : "")
  }
}

extension View {
  /// The way from a view down to this one, by names; a long way shows its end.
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
