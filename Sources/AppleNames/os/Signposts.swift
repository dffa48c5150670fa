// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Signposts, which no profiler here records.

/// The identifier of an interval between two signposts.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number of the interval.
  public var rawValue: UInt64
  /// Creates an identifier from a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier from a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier for a log.
  public init(log: OSLog) { self.init(1) }
  /// Creates an identifier for a log and an object.
  public init(log: OSLog, object: AnyObject) { self.init(1) }

  /// An identifier that intervals of a log share.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no interval.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identifier of no interval.
  public static let null = OSSignpostID(0)
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the kind.
  public var rawValue: UInt8
  /// Creates a kind from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Has no effect here: no profiler records signposts.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: any CVarArg...
) {}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// A writer of signposts, which no profiler here records.
public struct OSSignposter: Sendable {
  /// Creates a writer to the default log.
  public init() {}
  /// Creates a writer to a log.
  public init(logHandle: OSLog) {}
  /// Creates a writer to the log of a writer of messages.
  public init(logger: Logger) {}
  /// Creates a writer to the log of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Whether signposts are recorded: no.
  public var isEnabled: Bool { false }
  /// Creates the identifier of an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }
  /// Creates the identifier of an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }
  /// Begins an interval, with or without a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval, with or without a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {}
  /// Has no effect here.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
  /// Calls a closure, and returns its value.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
  ) rethrows -> Value { try task() }
}
