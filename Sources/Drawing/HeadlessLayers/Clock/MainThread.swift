import Foundation

/// A check whether main-actor code may run here, for members that are not isolated.
package enum MainThread {
  /// Whether it may.
  package static var isCurrent: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
