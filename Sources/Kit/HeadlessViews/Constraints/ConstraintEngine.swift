import HeadlessConstraints
import HeadlessLayers
import HeadlessReporting

/// The rows of one solver for constraints and items, and the solution for views.
///
/// The ``shared`` engine serves all trees. Constraints without common variables cost each other nothing, and a position
/// is in the coordinates of the superview, so that a tree that moves keeps its solution. Another engine computes the
/// fitting size of one view, and ignores the rest of the tree.
@MainActor final class ConstraintEngine {
  static let shared = ConstraintEngine()

  /// The object that a row of the solver belongs to.
  enum RowOwner {
    case none
    case constraint(LayoutConstraint)
    /// A row that fixes a component of a frame-based view's frame or of a system guide.
    case frame(LayoutItem, SolvedItem.Component)
    /// A row of a content size.
    case content(LayoutItem, LayoutAxis)
    /// A row that requires a length of at least 0.
    case nonnegative(LayoutItem, SolvedItem.Component)
    /// A row of the target of a fitting size.
    case target
  }

  /// A report about the tree of an item: of a conflict, whose words are chosen when it is sent, or of another issue.
  @MainActor struct UnsentReport {
    let item: LayoutItem
    var conflict: ConflictReport?
    var issue: IssueReport?
    /// Whether another tree was laid out since.
    var hasWaited = false
  }

  /// The maximum number of solutions in one ``solve()``.
  /// > Assumed: text needs two, text beside text a third.
  private static let roundLimit = 8

  // The dynamic checks of exclusivity would cost a tenth of the time; no code of an app runs while these are changed.
  let solver = Solver()
  /// The view whose fitting size the engine computes; nil for the shared engine.
  let fittedItem: LayoutItem?
  /// The items of an engine that is not shared.
  private var fittedItems: [ObjectIdentifier: FittedItem] = [:]
  @exclusivity(unchecked) private var rowOwners: ContiguousArray<RowOwner> = []  // C1 and C3 by 8 %.
  @exclusivity(unchecked) private var itemsOfVariables: ContiguousArray<LayoutItem?> = []  // C1 and C3 by 8 %.
  /// The reports of conflicts in trees that were not laid out since.
  var unsentReports: [UnsentReport] = [] { didSet { Self.hasReports = !unsentReports.isEmpty } }
  private(set) static var hasReports = false
  @exclusivity(unchecked) var wrappingComponents = WrappingComponents()  // C1 and C3 by 8 %.
  /// The changes since the last solution; empty without a layout observer.
  var causes: [Cause] = []
  /// The items whose frame is chosen among those that the constraints allow.
  var exercisedItems: [LayoutItem] = []
  @exclusivity(unchecked) private(set) var pending = PendingChanges()  // C1 by 1 %.
  /// The changes of trees that are laid out in another scope, such as another test's.
  private(set) var waitingChanges = WaitingChanges()

  init(fitting item: LayoutItem? = nil) { fittedItem = item }

  var isShared: Bool { fittedItem == nil }

  // MARK: Items and variables

  /// The variables and rows of an item in this engine.
  subscript(item: LayoutItem) -> SolvedItem {
    get { isShared ? item.solved : fittedItem(of: item).solved }
    _modify { if isShared { yield &item.solved } else { yield &fittedItem(of: item).solved } }
  }

  private final class FittedItem {
    var solved = SolvedItem()
  }

  private func fittedItem(of item: LayoutItem) -> FittedItem {
    let id = ObjectIdentifier(item)
    if let known = fittedItems[id] { return known }
    let new = FittedItem()
    fittedItems[id] = new
    return new
  }

  /// Returns the variable of a component of an item's frame; a frame-based view's first adds the frame as required row.
  func variable(_ component: SolvedItem.Component, of item: LayoutItem) -> Variable {
    if let variable = knownVariable(component, of: item) { return variable }
    let variable = solver.makeVariable(isLength: component.isLength)
    self[item].variables[component] = variable
    while itemsOfVariables.count <= variable.index { itemsOfVariables.append(nil) }
    itemsOfVariables[variable.index] = item
    wrappingComponents.add(variable)
    if isFixed(component, of: item) { addFrameRow(component, of: item) }
    return variable
  }

  func item(of variable: Variable) -> LayoutItem? { itemsOfVariables[variable.index] }

  /// Returns a component of an item's frame in the last solution, in points; 0 where no constraint mentions it.
  func value(_ component: SolvedItem.Component, of item: LayoutItem) -> Double {
    guard let variable = knownVariable(component, of: item) else { return 0 }
    return solver.value(of: variable)
  }

  /// Returns the variable of a component of an item's frame, or nil if there is none yet.
  func knownVariable(_ component: SolvedItem.Component, of item: LayoutItem) -> Variable? {
    self[item].variables[component]
  }

  /// Returns whether rows fix the frame of an item: of a frame-based view or a system guide.
  func isFixed(_ item: LayoutItem) -> Bool {
    if item === fittedItem || item.isContentGuide { return false }
    return !item.isConstrained || item.systemKind != nil
  }

  /// Returns whether a row fixes a component of an item's frame: of a scroll view's content, only the position.
  private func isFixed(_ component: SolvedItem.Component, of item: LayoutItem) -> Bool {
    item.isContentGuide ? !component.isLength : isFixed(item)
  }

  /// Removes the variables of an item whose view no longer exists.
  func removeVariables(of item: LayoutItem) {
    for component in SolvedItem.Component.allCases {
      guard let variable = knownVariable(component, of: item) else { continue }
      for row in solver.constraints(with: variable) { recreateLater(row) }
      if component == .width, self[item].wraps { wrappingComponents.remove(item, variable) }
      wrappingComponents.remove(variable)
      itemsOfVariables[variable.index] = nil
      solver.remove(variable)
    }
    self[item] = SolvedItem()
  }

  /// Removes a row that contains a variable of an item that no longer exists; the next solution recreates it.
  ///
  /// Such rows belong to frames that follow the superview's size, and to baselines that a view below supplied.
  private func recreateLater(_ row: Solver.ConstraintID) {
    switch owner(of: row) {
    case .constraint(let constraint):
      constraint.state.row = nil
      rowDidChange(constraint)
    case .frame(let item, let component):
      self[item].frameRows[component] = nil
      itemDidChange(item)
    case .none, .content, .nonnegative, .target: break
    }
    removeRow(row)
  }

  // MARK: Rows

  func addRow(_ constraint: consuming LinearConstraint, of owner: consuming RowOwner) -> Solver.ConstraintID {
    wrappingComponents.join(constraint)
    constraint.limitNumbers()
    let row = solver.add(constraint)
    while rowOwners.count <= row.index { rowOwners.append(.none) }
    rowOwners[row.index] = owner
    return row
  }

  /// Changes a row in its place, and returns whether that was possible.
  func changeRow(_ row: Solver.ConstraintID, to constraint: consuming LinearConstraint) -> Bool {
    constraint.limitNumbers()
    if !solver.change(row, to: constraint) { return false }
    if let variable = constraint.terms.first?.variable { wrappingComponents.touch(variable) }
    return true
  }

  func removeRow(_ row: Solver.ConstraintID) {
    rowOwners[row.index] = .none
    solver.remove(row)
  }

  func setConstant(_ constant: Double, of row: Solver.ConstraintID, _ variable: Variable?) {
    if let variable { wrappingComponents.touch(variable) }
    solver.setConstant(LinearConstraint.usable(constant), of: row)
  }

  /// Records that wrapping content that constraints connect with an item may have another available width.
  func touch(_ item: LayoutItem) {
    if wrappingComponents.isEmpty { return }
    for component in [SolvedItem.Component.left, .width] {
      if let variable = knownVariable(component, of: item) { wrappingComponents.touch(variable) }
    }
  }

  func owner(of row: Solver.ConstraintID) -> RowOwner { rowOwners[row.index] }

  // MARK: Changes

  func enqueue(_ constraint: LayoutConstraint) {
    pending.constraints.append(constraint, isNew: constraint.state.row == nil)
  }

  func enqueue(_ item: LayoutItem) { pending.items.append(item, isNew: !item.solved.isUsed) }

  /// Makes all changes of a tree wait that has some from other scopes, but for the tree of a view.
  ///
  /// The texts, the screen and the direction of the current scope are not theirs. An app's override of `owningView` may
  /// change constraints while it runs: these are appended to the lists, of which copies are read.
  func setForeignChangesAside(for view: View) {
    if ScreenScope.isStandard || pending.isEmpty { return }
    var roots = TreeRoots()
    var foreign: [ObjectIdentifier: UncountedReference<View>] = [:]
    let changes = pending
    changes.constraints.forEachOfOtherScope {
      if let root = roots[$0.state.container?.nearestView] { foreign[root.id] = root.view }
    }
    changes.items.forEachOfOtherScope { if let root = roots[$0.nearestView] { foreign[root.id] = root.view } }
    if let own = roots[view] { foreign[own.id] = nil }
    if foreign.isEmpty { return }
    func setAside<Element>(
      _ list: WritableKeyPath<PendingChanges, PendingList<Element>>, view: (Element) -> View?
    ) {
      for entry in pending[keyPath: list].takeAll() {
        let root = roots[view(entry.element)].flatMap { foreign[$0.id]?.livingObject }
        if let root { waitingChanges.add(entry, of: root, to: list) } else { pending[keyPath: list].append(entry) }
      }
    }
    setAside(\.constraints) { $0.state.container?.nearestView }
    setAside(\.items) { $0.nearestView }
  }

  /// Makes the changes of a tree pending again that wait for its layout.
  func takeUpChanges(of root: View) {
    guard var tree = waitingChanges.removeChanges(below: root) else { return }
    pending.constraints.takeUp(&tree.changes.constraints)
    pending.items.takeUp(&tree.changes.items)
  }

  /// The least number of constraints that are applied and solved together.
  /// > Assumed: as many as fit into a core's cache with their rows and views. For 3,000 list rows, 200 cause 9 % fewer
  /// > misses of a cache of a megabyte than 1,000.
  private static let batchSize = 200

  /// The least number of batches: fewer constraints are applied and solved at once.
  private static let leastBatchCount = 10

  /// Calls `body`, which applies the changes, once for each batch of them.
  ///
  /// What has rows already is in the first batch: a part of its changes could contradict what the others have not
  /// changed yet. Where much of it has rows, all is in one batch, as new constraints may replace old ones.
  /// > Assumed: a tenth is much.
  func forEachBatch(_ body: () -> Void) {
    let (count, newCount) = (pending.constraints.count, pending.constraints.newCount)
    let batches = newCount / Self.batchSize
    if batches < Self.leastBatchCount || count - newCount > newCount / 10 { return body() }
    var (constraints, items) = (pending.constraints.takeNew(), pending.items.takeNew())
    for remaining in (1...batches).reversed() where !constraints.isEmpty {
      let size = sizeOfBatch(of: constraints, remaining)
      pending.items.move(items.count * size / constraints.count, from: &items)
      pending.constraints.move(size, from: &constraints)
      body()
    }
  }

  /// Returns the number of constraints, from the end, of the first one of some batches.
  ///
  /// The constraints of a stack view are in one batch: of a part of them the solver makes definitions that the others
  /// end, which takes time; the solution is the same.
  private func sizeOfBatch(of constraints: [PendingList<LayoutConstraint>.Entry], _ batches: Int) -> Int {
    let size = constraints.count / batches
    guard size > 0, let container = constraints[constraints.count - size].element.state.container,
      container.view is any ArrangingView
    else { return size }
    return size + constraints.dropLast(size).reversed().prefix { $0.element.state.container === container }.count
  }

  /// Applies all changes, and solves until the content sizes match the solved widths; returns the items that changed.
  func solve() -> [LayoutItem] {
    var moved: [LayoutItem] = []
    applyChanges()
    for item in wrappingComponents.itemsTouched() { resetWrapping(of: item) }
    for _ in 1...Self.roundLimit {
      applyChanges()
      solveBreakingConflicts()
      for variable in solver.popChangedVariables() {
        guard let item = item(of: variable) else { continue }
        if moved.last !== item { moved.append(item) }
        requireNonnegative(variable, of: item)
      }
      for item in wrappingComponents.itemsTouched() { updateWrapping(of: item) }
      if pending.isEmpty, !needsSolution { break }
    }
    wrappingComponents.forgetTouched()
    return moved
  }

  /// Whether rows were added after the last solution.
  var needsSolution = false

  /// The number of times that content sizes may be invalidated again while they are read.
  /// > Assumed: as many as layouts of one view in a pass.
  private static let readingLimit = 100

  private func applyChanges() {
    for turn in 0... {
      if pending.isEmpty { return }
      let (constraints, items) = (pending.constraints.takeAll(), pending.items.takeAll())
      if turn == Self.readingLimit, let item = items.first(where: { $0.element.view != nil }) {
        reportReading(of: item.element)
      }
      PendingList.forEach(of: items) { if turn < Self.readingLimit { read($0) } else { $0.isPending = false } }
      PendingList.forEach(of: constraints) { read($0) }
    }
  }

  /// Reports a view whose content size invalidates itself: its last content size is used.
  private func reportReading(of item: LayoutItem) {
    guard let view = item.view else { return }
    let issue = IssueReport(
      place: "intrinsicContentSize of \(type(of: view))",
      problem:
        "Expected the content size to be valid; it was invalidated \(Self.readingLimit) times while it was read.",
      cure: "Don't call invalidateIntrinsicContentSize() from intrinsicContentSize.")
    unsentReports.append(UnsentReport(item: item, issue: issue))
  }

  private func solveBreakingConflicts() {
    needsSolution = false
    while let conflict = solver.solve() { breakOne(of: conflict) }
  }
}

extension LinearConstraint {
  /// The greatest constant of a row.
  /// > Assumed: far above any screen, and small enough that adding a point to it changes it.
  private static let greatestConstant = 1e12

  /// Returns a constant in the solver's range: overridden insets and sums of huge numbers may not be finite.
  fileprivate static func usable(_ constant: Double) -> Double {
    constant.isNaN ? 0 : min(max(constant, -greatestConstant), greatestConstant)
  }

  /// Brings the numbers into the solver's range.
  fileprivate mutating func limitNumbers() {
    constant = Self.usable(constant)
    for index in terms.indices where !terms[index].coefficient.isFinite { terms[index].coefficient = 0 }
  }
}
