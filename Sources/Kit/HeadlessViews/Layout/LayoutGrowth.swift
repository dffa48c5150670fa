import HeadlessReporting

/// The limit of a pass in which layouts add views whose layouts add views, without end.
///
/// Each view has a generation in the pass: 0 if it was there before, else one more than the generation of the view
/// whose layout added it, wherever it was added. Every view has at most ``LayoutPass/layoutLimit`` repeats, so that a
/// pass without end has generations without end. A pass inside a pass continues the outer one's generations.
///
/// A view stores its generation as a number that increases through all passes (``View/generationNumber``): a number
/// below the first one of the pass is from an earlier pass, so that nothing has to be reset.
@MainActor enum LayoutGrowth {
  /// The highest generation in one pass.
  private static var limit: UInt32 { EndlessWork.generationLimit }

  struct Layout {
    /// The number of the views that it adds; 0 for no layout.
    fileprivate var generationNumber: UInt32 = 0
    fileprivate var hasAdded = false
  }

  /// The number of a view that a pass stopped at, until it is laid out.
  private static let stoppedNumber = UInt32.max

  private static var running = Layout()
  /// The number of the views of generation 1 in the pass that runs or runs next.
  private static var firstNumber: UInt32 = 1
  /// The highest number so far.
  private static var lastNumber: UInt32 = 0
  /// The number of passes that run inside one another.
  private static var passes = 0
  /// The classes of the views that brought the pass to its limit.
  private static var growingClasses: Set<ObjectIdentifier> = []

  static func beginPass() {
    passes += 1
    if passes == 1 { firstNumber = lastNumber &+ 1 }
  }

  static func endPass() {
    passes -= 1
    if passes == 0, !growingClasses.isEmpty { growingClasses = [] }
  }

  /// Sets the generation of a view that is added to a superview.
  static func add(_ view: View) {
    view.generationNumber = running.generationNumber
    if running.generationNumber == 0 { return }
    running.hasAdded = true
    lastNumber = max(lastNumber, running.generationNumber)
  }

  static func mayLayOut(_ view: View) -> Bool {
    let generation = generation(of: view)
    let wasStopped = view.generationNumber == stoppedNumber
    if generation < 2, !wasStopped { return true }
    // All views of these classes are stopped: views that add two others each would double the work in every generation.
    if generation < limit, growingClasses.isEmpty || !growingClasses.contains(ObjectIdentifier(type(of: view))) {
      if wasStopped { view.generationNumber = 0 }
      return true
    }
    view.generationNumber = stoppedNumber
    return false
  }

  /// Begins the layout of a view, to which the views that are added from now on belong; returns the layout around it
  /// for ``endLayout(of:_:)``.
  static func beginLayout(of view: View) -> Layout {
    let outer = running
    running = Layout(generationNumber: firstNumber &+ generation(of: view))
    return outer
  }

  /// Ends the layout of a view, and reports the view if it added a view at the limit; once per class.
  static func endLayout(of view: View, _ outer: Layout) {
    let hasAdded = running.hasAdded
    running = outer
    guard hasAdded, generation(of: view) >= limit - 1 else { return }
    let growing = ObjectIdentifier(type(of: view))
    if growingClasses.contains(growing) { return }
    // Not `insert`: a change in place makes each read of the variable check for exclusive access.
    growingClasses = growingClasses.union([growing])
    EndlessWork.reportGrowth("layoutSubviews of \(type(of: view))", "view", cure: "Add subviews")
  }

  /// Returns the generation of a view in this pass; 0 for a view that was added before the pass.
  private static func generation(of view: View) -> UInt32 {
    let generationNumber = view.generationNumber
    return generationNumber < firstNumber || generationNumber == stoppedNumber
      ? 0 : generationNumber &- firstNumber &+ 1
  }
}
