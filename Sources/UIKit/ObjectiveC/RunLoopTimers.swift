// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuartzCore

// CoreFoundation's timers, which are Foundation's on iOS too.

/// A timer.
public typealias CFRunLoopTimer = Timer
/// What waits for events and timers.
public typealias CFRunLoop = RunLoop

/// What a run loop waits for.
public struct CFRunLoopMode: Sendable {
  let mode: RunLoop.Mode

  /// Everything but what is modal.
  public static let defaultMode = CFRunLoopMode(mode: .default)
  /// Everything.
  public static let commonModes = CFRunLoopMode(mode: .common)
}

/// Who reserves memory.
public struct CFAllocator: Sendable {}
/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

/// Makes a timer, which waits for a run loop.
///
/// It runs in real time. Code under test that waits had better wait on the screen's ``Screen/clock``.
///
/// - Parameters:
///   - allocator: Not used.
///   - fireDate: When it fires first, in seconds since the beginning of 2001.
///   - interval: How long it waits before it fires again, in seconds; 0 for never.
///   - flags: Not used.
///   - order: Not used.
///   - block: What it does.
/// - Returns: The timer.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
  _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
  let handler = TimerHandler(call: block)
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
    handler.call?($0)
  }
}

/// Lets a run loop wait for a timer.
public func CFRunLoopAddTimer(_ loop: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  if let loop, let timer, let mode { loop.add(timer, forMode: mode.mode) }
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// What a timer does, on its way to the thread of its run loop.
private struct TimerHandler: @unchecked Sendable {
  let call: ((CFRunLoopTimer?) -> Void)?
}
