// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

// The unified logging system: messages go nowhere, or to standard error where `HEADLESSKIT_LOG` is set.

enum LogOutput {
  static let isOn = ProcessInfo.processInfo.environment["HEADLESSKIT_LOG"] != nil

  /// Prints a message on standard error, if messages are printed.
  static func write(_ log: OSLog, _ type: OSLogType, _ message: () -> String) {
    if isOn { FileHandle.standardError.write(Data("[\(log.subsystem):\(log.category)] \(type): \(message())\n".utf8)) }
  }
}

/// The level of a message.
/// > Documented: OSLogType, with its raw values.
public struct OSLogType: RawRepresentable, Equatable, Sendable, CustomStringConvertible {
  /// The number of the level.
  public var rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of messages that are helpful and not essential.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of faults.
  public static let fault = OSLogType(rawValue: 17)

  /// The name of the level.
  public var description: String {
    [0: "default", 1: "info", 2: "debug", 16: "error", 17: "fault"][rawValue] ?? "\(rawValue)"
  }
}

/// A log of a subsystem, with a category.
public final class OSLog: NSObject, @unchecked Sendable {  // Constant.
  /// A category that signposts have a meaning for.
  public struct Category: Sendable {
    let name: String
    /// The category of points in time that a profiler shows.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// The category of signposts that are recorded on demand.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  let subsystem: String
  let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }
  /// Creates a log for a profiler.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that discards its messages.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether signposts are recorded: no.
  public var signpostsEnabled: Bool { false }
  /// Returns whether messages of a level are printed.
  public func isEnabled(type: OSLogType) -> Bool { LogOutput.isOn }
}

/// Logs a message with the format of `String(format:)`; attributes such as `{public}` are removed from it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  LogOutput.write(log, type) { String(format: "\(message)".replacing(/%\{[^}]*\}/, with: "%"), arguments: args) }
}

/// Logs a message of a level with the format of `String(format:)`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  LogOutput.write(log, type) { String(format: "\(message)".replacing(/%\{[^}]*\}/, with: "%"), arguments: args) }
}

/// Logs a message with interpolations.
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage
) { LogOutput.write(log, type) { message.text } }

/// The visibility of a value in a message; all are printed here.
public struct OSLogPrivacy: Sendable {
  /// A form in which a private value is recorded.
  public enum Mask: Sendable {
    /// A hash of the value.
    case hash
    /// Nothing of it.
    case none
  }

  /// A value that everyone sees.
  public static let `public` = OSLogPrivacy()
  /// A value that is hidden on a device.
  public static let `private` = OSLogPrivacy()
  /// A value that is hidden on a device, however it is run.
  public static let sensitive = OSLogPrivacy()
  /// The visibility by the type of the value.
  public static let auto = OSLogPrivacy()
  /// Returns a hidden value in a form.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns a hidden value in a form.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns a visibility by the type of the value, in a form.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a message; it has no effect here.
public struct OSLogStringAlignment: Sendable {
  /// An alignment as the value is, without added spaces.
  public static let none = OSLogStringAlignment()
  /// Returns an alignment to the right.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// Returns an alignment to the left.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The format of a number in a message; a number is printed as Swift prints it.
public struct OSLogFloatFormatting: Sendable {
  /// The fixed-point format.
  public static let fixed = OSLogFloatFormatting()
  /// Returns the fixed-point format with a number of digits.
  public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting()
  }
}

/// A text with interpolated values that have a visibility.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      if LogOutput.isOn { text += "\(value())" }
    }
    /// Adds a number.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      if LogOutput.isOn { text += "\(value())" }
    }
  }

  let text: String
  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a literal with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A writer of messages to a log.
public struct Logger: Sendable {
  private let target: OSLog

  /// Creates a writer to the default log.
  public init() { target = .default }
  /// Creates a writer to a log.
  public init(_ logObj: OSLog) { target = logObj }
  /// Creates a writer to the log of a subsystem.
  public init(subsystem: String, category: String) { target = OSLog(subsystem: subsystem, category: category) }

  /// Logs a message of a level.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    LogOutput.write(target, level) { message.text }
  }
  /// Logs a message for debugging.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message for debugging.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message that is helpful and not essential.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Logs a message of the default level.
  public func notice(_ message: OSLogMessage) { log(message) }
  /// Logs a warning.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs an error that ends what the app does.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Logs a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
