import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// Returns the class itself, for `override class var layerClass`.
  ///
  /// It is declared in an extension of a protocol, so that a class's own declaration is preferred.
  public static func classForCoder() -> AnyClass { self }
}
