import Foundation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// An object that calls a method at every frame of the screen, sixty times per second of its ``VirtualClock``.
///
/// It begins with ``add(to:forMode:)`` and retains its target until ``invalidate()``, as on the real system. It runs on
/// the main actor; adding it elsewhere is reported and has no effect.
/// > Documented: CADisplayLink. Assumed: sixty frames per second, the first one at the next sixtieth of the clock.
open class DisplayLink: NSObject, @unchecked Sendable {  // Runs on the main actor; others may only end it.
  private typealias Call = @MainActor (_ target: AnyObject, _ link: DisplayLink) -> Void
  /// The target and its method; nil once the link is invalid.
  private var action: (target: AnyObject, call: Call)?
  /// The clock, which retains the link while a call is scheduled.
  private weak var clock: VirtualClock?
  private var alarm: VirtualClock.Token?
  /// The frame that it was called for last, counted from the clock's beginning.
  private var frame = 0

  private init(_ target: AnyObject, call: @escaping Call) {
    action = (target, call)
    super.init()
  }

  /// Creates a link that calls a method of a target, with the link as an optional argument.
  public convenience init(target: Any, selector sel: Selector) {
    self.init(target as AnyObject) { target, link in
      if sel.send(to: target, from: link) { return }
      link.invalidate()
      IssueReporting.report(
        place: "DisplayLink.init(target:selector:)",
        problem:
          "\(type(of: target)) has no \"\(sel)\" that takes a DisplayLink or nothing; the link was invalidated.",
        cure: "Name a method of the target: Selector(\(type(of: target)).step, named: \"step\").")
    }
  }

  /// Creates a link that calls a method of a target without arguments, such as `MyView.step`.
  public convenience init<Target: AnyObject>(target: Target, selector: @escaping @MainActor (Target) -> () -> Void) {
    self.init(target) { target, _ in
      if let target = target as? Target { selector(target)() }
    }
  }

  /// Creates a link that calls a method of a target with itself, such as `MyView.step(_:)`.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> (DisplayLink) -> Void
  ) {
    self.init(target) { target, link in
      if let target = target as? Target { selector(target)(link) }
    }
  }

  // MARK: Life

  /// Schedules the calls from the next frame on; the run loop and the mode have no effect.
  /// > Differs: the clock retains the link only while a call is due, so that its owner must retain a paused one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard MainThread.isCurrent else {
      return IssueReporting.report(
        place: "DisplayLink.add(to:forMode:)", problem: "it runs on the main actor only; it was not added.",
        cure: "Add it on the main actor.")
    }
    guard action != nil, clock == nil else { return }
    MainActor.assumeIsolated {
      let clock = Screen.main.clock
      self.clock = clock
      frame = VirtualClock.frame(at: clock.now)
      schedule()
    }
  }

  /// Stops the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    cancel()
    clock = nil
  }

  /// Stops the calls for good and lets the target go; may be called anywhere, as in a `deinit`.
  open func invalidate() {
    cancel()
    clock = nil
    action = nil
  }

  /// Whether the calls rest; false by default.
  open var isPaused = false {
    didSet {
      if isPaused == oldValue { return }
      cancel()
      guard !isPaused, MainThread.isCurrent else { return }
      MainActor.assumeIsolated {
        if let clock { frame = max(frame, VirtualClock.frame(at: clock.now)) }
        schedule()
      }
    }
  }

  // MARK: Time

  /// The time of the frame for which the link is called, in seconds of the clock; 0 before the first call.
  open private(set) var timestamp: TimeInterval = 0

  /// The time of the next frame, in seconds of the clock.
  open var targetTimestamp: TimeInterval { timestamp + duration * TimeInterval(step) }

  /// The duration of a frame of the screen: a sixtieth of a second.
  open var duration: TimeInterval { 1 / VirtualClock.framesPerSecond }

  /// The preferred number of calls in a second; 0, by default, stands for one call per frame.
  /// > Documented: CADisplayLink.preferredFramesPerSecond: the rate is the nearest that is a whole part of the
  /// > screen's. Numbers below 0 are treated as 0.
  open var preferredFramesPerSecond = 0

  /// The number of frames from call to call; 1 by default.
  /// > Documented: CADisplayLink.frameInterval, which ``preferredFramesPerSecond`` has replaced.
  @available(*, deprecated, renamed: "preferredFramesPerSecond")
  open var frameInterval: Int {
    get { step }
    set { preferredFramesPerSecond = Int(VirtualClock.framesPerSecond) / max(newValue, 1) }
  }

  /// The preferred range of calls in a second; its preferred number is used, or else its maximum.
  open var preferredFrameRateRange = FrameRateRange.default {
    didSet {
      // A number that is not a number of frames is treated as none.
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = Int(exactly: rate.rounded()) ?? 0
    }
  }

  /// The number of frames from call to call.
  private var step: Int {
    if preferredFramesPerSecond <= 0 { return 1 }
    return max(1, Int((VirtualClock.framesPerSecond / Double(preferredFramesPerSecond)).rounded()))
  }

  @MainActor private func schedule() {
    guard let clock, !isPaused, alarm == nil else { return }
    let next = frame + step
    alarm = clock.schedule(atFrame: TimeInterval(next), for: self) { self.reach(next) }
  }

  @MainActor private func reach(_ next: Int) {
    alarm = nil
    guard let clock, let (target, call) = action, !isPaused else { return }
    guard DisplayLinkLimit.mayCall(on: clock) else {
      self.clock = nil
      return
    }
    frame = max(next, VirtualClock.frame(at: clock.now))
    timestamp = TimeInterval(frame) / VirtualClock.framesPerSecond
    call(target, self)
    schedule()
  }

  private func cancel() {
    guard let alarm, let clock else { return }
    self.alarm = nil
    // On another thread the scheduled call finds a link that calls nothing.
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { clock.cancel(alarm) }
  }
}

extension DisplayLink: ClockUser {
  package var nameInMessages: String {
    action.map { "a display link of \(type(of: $0.target))" } ?? "an invalidated display link"
  }

  package var retainedTarget: AnyObject? { action?.target }
}

/// The number of links that are called for one frame; the rest is removed, and reported once a frame.
@MainActor private enum DisplayLinkLimit {
  /// > Assumed: far above what any interface has at one time.
  private static let limit = 1000

  private static weak var clock: VirtualClock?
  private static var time: TimeInterval = 0
  private static var count = 0

  static func mayCall(on clock: VirtualClock) -> Bool {
    if clock !== self.clock || clock.now != time { (self.clock, time, count) = (clock, clock.now, 0) }
    count += 1
    if count == limit + 1 {
      IssueReporting.report(
        place: "DisplayLink.add(to:forMode:)",
        problem: "Expected at most \(limit) display links in a frame; got more; the others were removed.",
        cure: "Add a link once, and invalidate it at the end.")
    }
    return count <= limit
  }
}

/// A range of frame rates, in frames per second.
/// > Documented: CAFrameRateRange.
public struct FrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate, in frames per second.
  public var minimum: Float
  /// The highest acceptable rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second, or nil for any within the range.
  public var preferred: Float?

  /// Creates a range of rates, in frames per second; the rates are not checked.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range of zeros, by which the system chooses the rate.
  public static let `default` = FrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension Screen {
  /// Makes a link to the screen's frames; see ``DisplayLink``.
  /// > Differs: it uses the clock of the main screen where it is added.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> DisplayLink? {
    DisplayLink(target: target, selector: sel)
  }
}
