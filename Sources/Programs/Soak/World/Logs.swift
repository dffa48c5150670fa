import Foundation
import HeadlessReporting
import HeadlessViews
import Synchronization

final class ReportLog: Sendable {
  private let storage = Mutex<[IssueReport]>([])

  var all: [IssueReport] { storage.withLock { $0 } }

  func append(_ report: IssueReport) {
    storage.withLock { $0.append(report) }
  }

  func removeAll() {
    storage.withLock { $0.removeAll(keepingCapacity: true) }
  }
}

/// The toolkit's calls in a step, recorded by an observer of the layout pass.
@MainActor final class CallLog: LayoutObserver {
  struct Call: Equatable, CustomStringConvertible {
    let id: Int
    let method: String
    var description: String { "\(method) of #\(id)" }
  }

  weak var world: World?
  var calls: [Call] = []
  var visits = 0

  func layoutVisits(_ view: View) { visits += 1 }

  func layoutBegins(_ call: LayoutCall) {
    // The model has no insets, and no override of updateConstraints().
    if ["layoutMarginsDidChange", "safeAreaInsetsDidChange", "updateConstraints"].contains(call.method) { return }
    guard let node = world?.nodesByView[ObjectIdentifier(call.view)], !node.hasEmptyLayout else { return }
    calls.append(Call(id: node.id, method: call.method))
  }

  func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
}
