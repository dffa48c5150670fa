// swift-format-ignore-file: AlwaysUseLowerCamelCase

// CoreFoundation's timers are Foundation's, as on iOS.

/// The Core Foundation name of Foundation's `Timer`.
public typealias CFRunLoopTimer = Timer
/// A loop of events and timers.
public typealias CFRunLoop = RunLoop

/// The events and timers that a run loop waits for.
public struct CFRunLoopMode: Sendable {
  let mode: RunLoop.Mode

  /// The default mode.
  public static let defaultMode = CFRunLoopMode(mode: .default)
  /// The modes that are marked as common.
  public static let commonModes = CFRunLoopMode(mode: .common)
}

/// An allocator of memory; without effect here.
public struct CFAllocator: Sendable {}
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

/// Creates a timer, which starts when it is added to a run loop.
///
/// It runs in real time. Code under test should wait on the screen's ``Screen/clock`` instead.
///
/// - Parameters:
///   - allocator: Not used.
///   - fireDate: The time of the first firing, in seconds since the beginning of 2001.
///   - interval: The interval between firings, in seconds; 0 for a single one.
///   - flags: Not used.
///   - order: Not used.
///   - block: The code that runs at each firing.
/// - Returns: The timer.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
  _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
  Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0,
    onItsRunLoop: { block?($0) })
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ loop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  if let loop, let timer, let mode { loop.add(timer, forMode: mode.mode) }
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

extension Timer {
  /// Creates a timer whose code is not `Sendable`.
  convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, onItsRunLoop body: @escaping (Timer) -> Void
  ) {
    // Unsafe: as in Objective-C the code runs on the thread of the run loop that the caller adds the timer to.
    nonisolated(unsafe) let body = body
    self.init(fire: date, interval: interval, repeats: repeats) { body($0) }
  }
}
