import Foundation
import HeadlessViews

/// A description of the view that a test searches for in a view tree.
///
/// Create one by name, `.button(titled: "Back")`, and narrow it: `.button(titled: "Back").inside(.tag(3)).visible`.
/// ``HeadlessViews/View/find(_:sourceLocation:)`` searches for it.
@preconcurrency @MainActor public struct Finder<Found: View> {
  /// The view in words, such as `button titled 'Back'`.
  public private(set) var description: String

  /// The plural for similar views in a failure, such as `buttons titled`.
  let kind: String
  /// The closure that returns the property by which a failure lists a similar view; nil for a view of another kind.
  let feature: (View) -> String?
  let matches: (Found) -> Bool
  /// The conditions for the superviews, the outermost first.
  private(set) var surroundings: [(View) -> Bool] = []
  private(set) var isVisibleOnly = false
  private(set) var index: Int?
  /// The closure that returns the point to tap in a match, in its own coordinates; nil for the middle.
  var point: (Found) -> CGPoint? = { _ in nil }

  /// Returns a finder for the matches below a view of another finder, at any depth.
  ///
  /// A container with an index is one of the matches in the whole tree; a visible one applies only while it is visible.
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

  /// Returns whether a search of the whole tree finds a view.
  private func picks(_ view: View) -> Bool {
    guard let candidate = view as? Found, matches(candidate) else { return false }
    var root: View = view
    while let superview = root.superview { root = superview }
    return Search(for: self, in: root).picked.contains { $0 === view }
  }

  /// The same finder for visible views: neither the view nor a superview is hidden or transparent (alpha below 0.01).
  ///
  /// Views that are covered, clipped or outside the window are included.
  public var visible: Finder {
    var finder = self
    finder.description = "visible \(description)"
    finder.isVisibleOnly = true
    return finder
  }

  /// Returns a finder for one of several matches, by index from 0: superviews before subviews, siblings back to front.
  public func at(_ index: Int) -> Finder {
    var finder = self
    finder.description += " at index \(index)"
    finder.index = index
    return finder
  }
}
