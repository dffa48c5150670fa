/// The observers of views that leave their window.
@MainActor
package enum WindowDeparture {
  /// Called with the topmost of the leaving views before they leave, while the responder chain is still whole.
  package typealias Observer = @MainActor (_ root: View) -> Void

  private static var observers: [Observer] = []

  /// Adds an observer, which stays for the life of the process.
  package static func addObserver(_ observer: @escaping Observer) {
    observers.append(observer)
  }

  static func notify(_ root: View) {
    for observer in observers { observer(root) }
  }
}
