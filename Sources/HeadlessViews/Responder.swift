import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class Responder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle; for a view, its superview.
  open var next: Responder? { nil }
}
