import Foundation

/// An object that adds an interaction, such as a menu, to a view.
/// > Documented: UIInteraction.
@preconcurrency @MainActor public protocol Interaction: NSObjectProtocol {
  /// The view of the last call of ``didMove(to:)``; not retained.
  var view: View? { get }
  /// Called before the interaction is added to the given view, or removed from its view.
  func willMove(to view: View?)
  /// Called after the interaction was added to the given view, or removed from its view.
  func didMove(to view: View?)
}
