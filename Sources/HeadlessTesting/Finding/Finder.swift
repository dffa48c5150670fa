import HeadlessViews

/// What a test looks for in a tree of views, and how it says so in a failure.
///
/// Finders are made by name, `.button(titled: "Back")`, and narrowed: `.button(titled: "Back").inside(.tag(3)).visible`.
/// ``HeadlessViews/View/find(_:sourceLocation:)`` takes them.
@MainActor
public struct Finder<Found: View> {
  /// What is looked for, such as `button titled 'Back'`.
  public private(set) var description: String

  /// What the views that could have been meant are called in a failure, such as `buttons titled`.
  let kind: String
  /// How a view that could have been meant is told from its like; nil for a view that is of another kind.
  let feature: (View) -> String?
  /// Whether a view is one.
  let matches: (Found) -> Bool
  /// What must be around the view, the outermost first.
  private(set) var surroundings: [(View) -> Bool] = []
  private(set) var isVisibleOnly = false
  private(set) var index: Int?

  init(
    _ description: String, kind: String, feature: @escaping (View) -> String?, matches: @escaping (Found) -> Bool
  ) {
    self.description = description
    self.kind = kind
    self.feature = feature
    self.matches = matches
  }

  /// Only what stands below a view that another finder finds, at any depth.
  ///
  /// Of a container with an index only that one counts, among what is found in the whole tree; of a visible one, only
  /// while it is.
  public func inside<Container: View>(_ container: Finder<Container>) -> Finder {
    var finder = self
    finder.description += " inside \(container.description)"
    if container.isVisibleOnly || container.index != nil {
      finder.surroundings.insert({ container.picks($0) }, at: 0)
    } else {
      finder.surroundings.insert({ ($0 as? Container).map(container.matches) ?? false }, at: 0)
      finder.surroundings.insert(contentsOf: container.surroundings, at: 0)
    }
    return finder
  }

  /// Whether a search of the whole tree finds a view.
  private func picks(_ view: View) -> Bool {
    guard let candidate = view as? Found, matches(candidate) else { return false }
    var root: View = view
    while let superview = root.superview { root = superview }
    return Search(for: self, in: root).picked.contains { $0 === view }
  }

  /// Only what is not hidden and not transparent (alpha below 0.01), nor in something that is.
  ///
  /// What is covered, cut off or outside the window still counts.
  public var visible: Finder {
    var finder = self
    finder.description = "visible \(description)"
    finder.isVisibleOnly = true
    return finder
  }

  /// Of several the one with this index, from 0: parents come before children, and siblings back to front.
  public func at(_ index: Int) -> Finder {
    var finder = self
    finder.description += " at index \(index)"
    finder.index = index
    return finder
  }
}
