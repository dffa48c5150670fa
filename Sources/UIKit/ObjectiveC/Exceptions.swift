import Foundation

extension NSExceptionName {
  /// A state that the code does not expect.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// A value that a method does not take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An index out of a list.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// Any exception.
  public static let genericException = NSExceptionName("NSGenericException")
}

/// A mistake of the program, which ends it: Swift cannot catch exceptions.
///
/// > Documented: NSException. Differs: nothing catches it.
open class NSException: NSObject {
  /// The name.
  public let name: NSExceptionName
  /// The reason.
  public let reason: String?
  /// The values that belong to it.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// Ends the program with the name and the reason.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason")")
  }

  /// Ends the program with a name and a reason.
  public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    fatalError("\(name.rawValue): \(format)")
  }
}

extension ProcessInfo {
  /// Whether the device saves power: no.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an iOS app runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether a Mac Catalyst app runs: no.
  public var isMacCatalystApp: Bool { false }
}
