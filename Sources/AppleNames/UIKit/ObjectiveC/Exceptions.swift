extension NSExceptionName {
  /// A state that the code excludes.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An argument that a method refuses.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An index out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// The name of exceptions without a specific name.
  public static let genericException = NSExceptionName("NSGenericException")
}

/// An exception, which ends the program when it is raised: Swift cannot catch it.
/// > Documented: NSException. Differs: nothing catches it.
open class NSException: NSObject {
  /// The name of the kind of exception.
  public let name: NSExceptionName
  /// The reason for the exception, as a readable text; nil without one.
  public let reason: String?
  /// Values that describe the exception further; nil without any.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Ends the program with the name and the reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason")") }

  /// Ends the program with a name and a reason.
  public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    fatalError("\(name.rawValue): \(NSString(format: format, arguments: argList))")
  }
}

extension ProcessInfo {
  /// Whether the device saves power: false.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an iOS app runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether a Mac Catalyst app runs: false.
  public var isMacCatalystApp: Bool { false }
}
