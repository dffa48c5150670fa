import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// The class itself, for `override class var layerClass`.
  ///
  /// It stands in an extension of a protocol, behind what a class declares itself.
  public static func classForCoder() -> AnyClass { self }
}
