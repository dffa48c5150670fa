import HeadlessReporting

/// Stops a pass that goes on growing, because the views that layouts add add views in their own layouts, without end.
///
/// Each view has a generation in the pass: 0 if it was there before, else one more than that of the view whose layout
/// added it, wherever it was added. Every view has at most ``LayoutPass/turnLimit`` repeats, so that a pass without end
/// has generations without end. A pass inside a pass counts on.
///
/// A view keeps its generation as a number that is counted through all passes (``View/birth``): a number below the first
/// one of the pass is from an earlier pass, so that nothing has to be reset.
@MainActor
enum LayoutGrowth {
  /// How many views may be added in one pass of which each was added by the layout of the one before.
  private static var limit: UInt32 { EndlessWork.generationLimit }

  /// A layout that is running.
  struct Layout {
    /// The birth of the views that it adds; 0 for no layout.
    fileprivate var birth: UInt32 = 0
    fileprivate var hasAdded = false
  }

  /// The birth of a view that a pass stopped at, until it is laid out.
  private static let stoppedBirth = UInt32.max

  @exclusivity(unchecked) private static var running = Layout()
  /// The birth of the views of generation 1 in the pass that runs or runs next.
  @exclusivity(unchecked) private static var firstBirth: UInt32 = 1
  /// The highest birth that was given.
  @exclusivity(unchecked) private static var lastBirth: UInt32 = 0
  /// How many passes run inside one another.
  @exclusivity(unchecked) private static var passes = 0
  /// The classes of the views that brought the pass to its limit.
  private static var growingClasses: Set<ObjectIdentifier> = []

  static func beginPass() {
    passes += 1
    if passes == 1 { firstBirth = lastBirth &+ 1 }
  }

  static func endPass() {
    passes -= 1
    if passes == 0, !growingClasses.isEmpty { growingClasses = [] }
  }

  /// Gives a view that gets a superview its generation.
  @inline(__always)
  static func add(_ view: View) {
    view.birth = running.birth
    if running.birth == 0 { return }
    running.hasAdded = true
    lastBirth = max(lastBirth, running.birth)
  }

  // MARK: Layouts

  /// Whether the pass may lay out a view.
  static func mayLayOut(_ view: View) -> Bool {
    let generation = generation(of: view)
    let wasStopped = view.birth == stoppedBirth
    if generation < 2, !wasStopped { return true }
    // Without the classes, each view that adds two would double what is to do at every generation and in every pass.
    if generation < limit, growingClasses.isEmpty || !growingClasses.contains(ObjectIdentifier(type(of: view))) {
      if wasStopped { view.birth = 0 }
      return true
    }
    view.birth = stoppedBirth
    return false
  }

  /// Lets what is added from now on belong to the layout of a view.
  ///
  /// - Returns: The layout around this one, for ``endLayout(of:_:)``.
  static func beginLayout(of view: View) -> Layout {
    let outer = running
    running = Layout(birth: firstBirth &+ generation(of: view))
    return outer
  }

  /// Ends the layout of a view, and reports the view if it added a view at the limit; once a class.
  static func endLayout(of view: View, _ outer: Layout) {
    let hasAdded = running.hasAdded
    running = outer
    guard hasAdded, generation(of: view) >= limit - 1 else { return }
    if growingClasses.insert(ObjectIdentifier(type(of: view))).inserted {
      EndlessWork.reportGrowth("layoutSubviews of \(type(of: view))", "view", cure: "Add subviews")
    }
  }

  /// How many layouts of this pass led to a view; 0 for one that was added before.
  private static func generation(of view: View) -> UInt32 {
    let birth = view.birth
    return birth < firstBirth || birth == stoppedBirth ? 0 : birth &- firstBirth &+ 1
  }
}
