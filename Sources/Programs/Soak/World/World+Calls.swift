import Foundation
import HeadlessViews

/// A call of a hook or a method that was made, or that the model expects.
struct Call<Name: Equatable>: Equatable, CustomStringConvertible {
  let id: Int
  let name: Name
  var description: String { "\(name) of #\(id)" }
}

/// Records the toolkit's calls in a step.
extension World: LayoutObserver {
  func layoutVisits(_ view: View) { visits += 1 }

  func layoutBegins(_ call: LayoutCall) {
    // The model has no insets, and no override of updateConstraints().
    if ["layoutMarginsDidChange", "safeAreaInsetsDidChange", "updateConstraints"].contains(call.method) { return }
    guard let node = nodesByView[ObjectIdentifier(call.view)], !node.hasEmptyLayout else { return }
    calls.append(Call(id: node.id, name: call.method))
  }

  func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
}
