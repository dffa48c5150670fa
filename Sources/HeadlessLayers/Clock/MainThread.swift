import Foundation

/// Tells whether main-actor code may run here, for members that belong to no actor.
package enum MainThread {
  /// Whether it may.
  package static var isCurrent: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
