import Foundation
import HeadlessReporting

extension View {
  /// The components of a view's axis that change with the size of its superview.
  /// > Documented: UIView.AutoresizingMask, with its raw values.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each flexible component.
    public let rawValue: UInt
    /// Creates a mask from bits; bits without a meaning are refused where the mask is set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge grows and shrinks with the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 &<< 0)
    /// The width grows and shrinks with the superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 &<< 1)
    /// The distance to the superview's right edge grows and shrinks with the superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 &<< 2)
    /// The distance to the superview's top edge grows and shrinks with the superview.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 &<< 3)
    /// The height grows and shrinks with the superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 &<< 4)
    /// The distance to the superview's bottom edge grows and shrinks with the superview.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 &<< 5)

    static let known = AutoresizingMask(rawValue: 0b11_1111)
  }

  final var storedAutoresizingMask: AutoresizingMask { rare.autoresizingMask ?? AutoresizingMask() }

  final func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard AutoresizingMask.known.isSuperset(of: mask) else {
      return refuse(
        "autoresizingMask", value: "the raw value \(mask.rawValue)",
        because: "has unknown bits (\(mask.subtracting(.known).rawValue))", cure: "Combine the six flexible members.")
    }
    if mask == storedAutoresizingMask { return }
    rare.autoresizingMask = mask
    if flags.contains(.hasLayoutItem) { constraintInputsDidChange() }
    storedSuperview?.recordFlexibility(of: self)
  }

  /// Remembers that a subview may follow this view's size, so that views without such subviews never look for them.
  final func recordFlexibility(of subview: View) {
    if subview.rare.autoresizingMask?.isEmpty == false { flags.insert(.hasFlexibleSubviews) }
  }

  /// Called when the superview's size has changed: sets the frame according to the mask.
  ///
  /// Frames are set through the property that subclasses override; a transformed view gets bounds and center instead,
  /// as its frame is not its own rectangle.
  final func followSuperview(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    if mask.isEmpty { return }
    let rect = Autoresizing(mask: mask, oldSize: oldSize, newSize: newSize).frame(from: frameStorage)
    if rect == frameStorage { return }
    if transform.isIdentity {
      frame = rect
    } else {
      bounds = CGRect(origin: bounds.origin, size: rect.size)
      center = position(in: rect)
    }
  }
}

/// The walk that resizes subviews when their superview's size changes, at once and not in the layout pass.
///
/// Subviews of subviews are done before the setter of a subview's frame returns, as in UIKit, so that an override of
/// that setter has the last word; only in a tree deeper than ``depthLimit`` the rest waits for its end, so that depth
/// costs memory and not the call stack.
@MainActor enum AutoresizingWalk {
  /// The number of levels that the walk descends in one piece.
  /// > Assumed: above any real tree, and far below what the stack holds in a debug build.
  static let depthLimit = 200

  /// The number of times that views may change a size back from within its own walk.
  /// > Assumed: a code that settles needs one or two.
  static let repeatLimit = 20

  private struct Change {
    let view: View
    let oldSize: CGSize
    let newSize: CGSize
  }

  private static var depth = 0
  private static var repeats = 0
  private static var waiting: [Change] = []

  static func run(on view: View, from oldSize: CGSize) {
    guard view.autoresizesSubviews else { return }
    let change = Change(view: view, oldSize: oldSize, newSize: view.frameStorage.size)
    if depth == depthLimit { return waiting.append(change) }
    perform(change)
    if depth == 0, !waiting.isEmpty { runWaiting() }
  }

  private static func runWaiting() {
    var next = 0
    // While this runs the depth is not zero, so that no nested walk uses the list.
    depth = 1
    while next < waiting.count {
      perform(waiting[next])
      next += 1
    }
    depth = 0
    waiting = []
  }

  private static func perform(_ change: Change) {
    let view = change.view
    let isRepeated = view.flags.contains(.isResizingSubviews)
    if isRepeated && repeats == repeatLimit { return report(change) }
    depth += 1
    repeats += isRepeated ? 1 : 0
    view.flags.insert(.isResizingSubviews)
    for subview in view.subviewStorage where subview.storedSuperview === view {
      LayoutObservation.attribute("autoresizing", of: view) {
        subview.followSuperview(from: change.oldSize, to: change.newSize)
      }
    }
    if !isRepeated { view.flags.remove(.isResizingSubviews) }
    repeats -= isRepeated ? 1 : 0
    depth -= 1
  }

  private static func report(_ change: Change) {
    IssueReporting.report(
      place: "autoresizesSubviews of \(type(of: change.view))",
      problem: "a subview that follows a new size changed that size again, \(repeatLimit) times in one another; "
        + "the subviews do not follow to \(change.newSize.shortDescription).",
      cure: "Compare before you set the superview's size from a subview's frame.")
  }
}
