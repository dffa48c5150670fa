import Foundation

/// Tells whether main-actor code may run here, for members that belong to no actor.
enum MainThread {
  static var isCurrent: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
