import Synchronization
import Testing
import UIKit

/// Selectors that are named, and methods that are called by them, on other threads than the main one.
@Suite("Selectors on other threads") struct SelectorThreadTests {
  /// A model on no actor.
  final class Model: NSObject, @unchecked Sendable {
    let threads = Mutex<[Bool]>([])
    func record() { threads.withLock { $0.append(Thread.isMainThread) } }
  }

  @Test func `pf6 a method on no actor is called at once on the thread of the notification`() async {
    let model = Model()
    let (center, first) = (NotificationCenter(), Notification.Name("first"))
    center.addObserver(model, selector: Selector(Model.record, named: "record"), name: first, object: nil)
    let count = await Task.detached {
      center.post(name: first, object: nil)
      return model.threads.withLock { $0.count }
    }.value
    #expect(count == 1 && model.threads.withLock { $0 } == [false])
  }

  @Test func `selectors are named on many threads at once`() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for round in 0..<200 { _ = Selector(Model.record, named: "record\(number * round)") }
        }
      }
    }
    #expect(Model().responds(to: NSSelectorFromString("record\(7 * 199)")))
  }
}
