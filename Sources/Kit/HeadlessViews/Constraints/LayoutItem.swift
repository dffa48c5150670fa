import Foundation
import HeadlessConstraints
import HeadlessGeometry
import HeadlessLayers
import Synchronization

/// A view or a layout guide in the constraint engine: its variables, and the constraints that mention it.
///
/// The view or guide owns its item; constraints and anchors retain it, so that they may outlive the view. A position is
/// in the coordinates of the view that contains the item: a view's superview, a guide's owning view.
@MainActor package final class LayoutItem: SolvedStorage {
  nonisolated(unsafe) private var viewReference = UncountedReference<View>()  // Cleared on any thread.
  nonisolated(unsafe) private var guideReference = UncountedReference<LayoutGuide>()  // Cleared on any thread.

  /// The constraints that mention the item, in the order of their activation.
  @exclusivity(unchecked) var mentions = ConstraintList()  // C1 and C3 by 8 %.
  /// The constraints that the view has, in the order of their activation.
  @exclusivity(unchecked) var held = ConstraintList()  // C1 and C3 by 8 %.
  /// The constraints that a view above has, and whose direction this view decides.
  var directed = ConstraintList()
  /// The constraints of the content size, horizontal and vertical; empty before anyone reads them.
  var contentConstraints: [NSContentSizeLayoutConstraint] = []
  /// The layout guides of the view, system guides excluded.
  var guides: [LayoutGuide] = []
  /// The guides of the view that follow its own rectangles.
  var systemGuides: [LayoutGuide] = []
  /// The place in the order in which active constraints mentioned items first; 0 for an item without a mention.
  var mention = 0
  /// The rank among the views of a stack that share its length, which replaces ``mention`` in ties.
  var stackRank: Int?
  /// Whether constraints mention margins or baselines of the view, which change with more than its insets.
  var hasContentMentions = false
  /// Whether the engine has to read the item's frame, content size, insets and margins again.
  var isPending = false
  /// The alignment insets that the rows of the constraints contain.
  var alignmentInsets = EdgeInsets.zero
  /// Whether leading is right in the rows of constraints whose direction the view decides; nil before the first one.
  var isMirrored: Bool?

  nonisolated init(_ view: View) {
    viewReference = UncountedReference(view)
    super.init()
  }

  nonisolated init(_ guide: LayoutGuide) {
    guideReference = UncountedReference(guide)
    super.init()
  }

  var view: View? { viewReference.object }
  var guide: LayoutGuide? { guideReference.object }
  var owner: AnyObject? { view ?? guide }
  /// Whether the view or guide still exists.
  var hasOwner: Bool { !viewReference.isEmpty || !guideReference.isEmpty }

  /// The view and its container for an observer, which may retain them; nil if one is being deallocated.
  var livingViews: (view: View, container: View)? {
    guard let view = viewReference.livingObject else { return nil }
    return view.superviewReference.livingObject.map { (view, $0) }
  }

  /// The nearest view for an observer, which may retain it; nil if it is being deallocated.
  var livingNearestView: View? {
    weak let view = nearestView
    return view
  }

  /// The view in whose coordinates the item is.
  var container: View? { view?.storedSuperview ?? guide?.owningView }

  /// The view that a constraint on this item alone is added to.
  var nearestView: View? { view ?? guide?.owningView }

  /// Whether the frame of the item results from constraints.
  var isConstrained: Bool {
    guard let view else { return guide != nil }
    return !view.rare.translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the item is the content of a scroll view.
  var isContentGuide: Bool { guide?.systemKind == .content }

  func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide { .init(item: self, attribute: attribute) }

  /// Makes the engine read again what follows the margins, the safe area or the readable width of the view.
  func guideRectsMayChange() {
    if hasContentMentions { ConstraintEngine.shared.itemDidChange(self) }
    for guide in systemGuides {
      if let item = guide.storedItem { ConstraintEngine.shared.itemDidChange(item) }
    }
  }

  // MARK: Frame

  /// The solved frame with its edges on the pixel grid, in the coordinates of the container.
  /// > Seen: fact f1: the edges are rounded, half up, so that equal widths may differ by a pixel.
  var solvedFrame: CGRect {
    let engine = ConstraintEngine.shared
    guard let view = nearestView else { return .zero }
    let grid = view.pixelGrid
    let (left, top) = (engine.value(.left, of: self), engine.value(.top, of: self))
    let (x, y) = (grid.halfUp(left), grid.halfUp(top))
    let right = grid.halfUp(left + engine.value(.width, of: self))
    let bottom = grid.halfUp(top + engine.value(.height, of: self))
    return CGRect(x: x, y: y, width: max(right - x, 0), height: max(bottom - y, 0))
  }

  /// Whether active constraints decide the frame of the view; without any, it stays where it is.
  /// > Documented: fact f38.
  var isPlaced: Bool { isConstrained && solved.isUsed && !mentions.isEmpty }

  /// Whether the solved frame of a view with constraints is not its frame.
  var isMoved: Bool {
    guard let view, isPlaced else { return false }
    return solvedFrame != view.frameStorage
  }

  /// Sets the frame of a view with constraints to the solved one.
  /// > Reported: fact f31: bounds and center are set.
  func setSolvedFrame() {
    guard let view, isPlaced else { return }
    let rect = solvedFrame
    if rect == view.frameStorage || !rect.isFinite { return }
    if rect.size != view.bounds.size { view.bounds = CGRect(origin: view.bounds.origin, size: rect.size) }
    let center = view.position(in: rect)
    if center != view.center { view.center = center }
    view.removeRoundingError(from: rect)
  }

  // MARK: Life

  /// Ends the item because its view or guide is being deallocated; called from its `deinit`, on any thread.
  nonisolated func clearOwner() {
    Teardown.lock.lock()
    defer { Teardown.lock.unlock() }
    viewReference = UncountedReference()
    guideReference = UncountedReference()
    Self.deallocated.withLock { $0.append(self) }
    if MainThread.isCurrent { MainActor.assumeIsolated { ConstraintEngine.itemsWereDeallocated() } }
  }

  /// The items whose views no longer exist, until the engine removes their rows.
  private nonisolated static let deallocated = Mutex<[LayoutItem]>([])

  /// Returns and forgets the items whose views no longer exist.
  nonisolated static func removeDeallocated() -> [LayoutItem] {
    deallocated.withLock { items in
      defer { items = [] }
      return items
    }
  }
}

/// The variables and rows of an item in one engine; in the shared engine the item itself has them.
@MainActor package class SolvedStorage {
  @exclusivity(unchecked) final var solved = SolvedItem()  // C1 and C3 by 8 %.

  nonisolated init() {}
}

/// The variables and rows of an item in one engine.
struct SolvedItem {
  /// A coordinate or length of an item's frame.
  enum Component: Int, CaseIterable {
    case left, top, width, height

    var axis: LayoutAxis { self == .left || self == .width ? .horizontal : .vertical }
    var isLength: Bool { self == .width || self == .height }

    static func position(_ axis: LayoutAxis) -> Component { axis == .horizontal ? .left : .top }
    static func length(_ axis: LayoutAxis) -> Component { axis == .horizontal ? .width : .height }
  }

  /// The unknowns; nil where no constraint mentions them.
  var variables = ComponentValues<Variable>()
  /// The rows that fix the frame of a frame-based view or a system guide.
  var frameRows = ComponentValues<Solver.ConstraintID>()
  /// Whether a row of the frame contains the superview's size.
  var followsSuperview = false
  /// The rows of the content size, under its axis's length.
  var contentRows = ComponentValues<Solver.ConstraintID>()
  /// The rows that require a length of at least 0.
  var nonnegativeRows = ComponentValues<Solver.ConstraintID>()
  /// The rows that choose among the frames that the constraints allow.
  var exerciseRows = ComponentValues<Solver.ConstraintID>()

  /// The size of the content in the rows.
  var contentSize: CGSize?
  /// The width at which the lines of the content are broken; nil for one line.
  var wrappingWidth: CGFloat?
  /// Whether the content wraps at the width of the item.
  var wraps = false
  /// Whether the rows of the content were made again after the first solution, as for wrapping content.
  var isContentRepeated = false

  var isUsed: Bool { Component.allCases.contains { variables[$0] != nil } }

  /// A value for each component of a frame.
  struct ComponentValues<Value> {
    private var values = InlineArray<4, Value?>(repeating: nil)

    subscript(component: Component) -> Value? {
      get { values[component.rawValue] }
      set { values[component.rawValue] = newValue }
    }
  }
}
