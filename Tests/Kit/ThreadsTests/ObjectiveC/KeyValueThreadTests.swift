import Synchronization
import Testing
import UIKit

/// Observations by several threads at once; the thread sanitizer watches them.
@Suite("Threads of key-value observing") struct KeyValueThreadTests {
  private final class Model: NSObject, @unchecked Sendable {
    private let storage = Atomic(0)
    var count: Int {
      get { storage.load(ordering: .sequentiallyConsistent) }
      set {
        storage.store(newValue, ordering: .sequentiallyConsistent)
        didChangeValue(for: \.count)
      }
    }
  }

  private final class Counter: Sendable {
    let calls = Atomic(0)
  }

  @Test func `a chain through 150 objects ends by itself`() {
    final class Link: NSObject {
      var next: Link?
      var value = 0 { didSet { didChangeValue(for: \.value) } }
    }
    let links = (0..<150).map { _ in Link() }
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    let tokens = links.map { $0.observe(\.value) { link, _ in link.next?.value += 1 } }
    let reports = IssueReporting.collect { links[0].value = 1 }
    #expect(links[149].value == 1 && reports.isEmpty)
    for token in tokens { token.invalidate() }
  }

  @Test func `an observer that causes itself is reported on each thread, and again the second time`() async {
    for _ in 1...2 {
      let reports = await Task.detached {
        IssueReporting.collect {
          let model = Model()
          let token = model.observe(\.count) { model, _ in model.count += 1 }
          model.count = 1
          token.invalidate()
        }
      }.value
      expectEqual(reports.count, 1)
    }
  }

  @Test func `ko6 one object is observed, changed and released by several threads at once`() async {
    let (model, counter) = (Model(), Counter())
    let lasting = model.observe(\.count) { _, _ in counter.calls.add(1, ordering: .relaxed) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<200 {
            let token = model.observe(\.count, options: [.old, .new]) { _, _ in }
            model.count += 1
            token.invalidate()
          }
        }
      }
    }
    expectEqual(counter.calls.load(ordering: .relaxed), 4 * 200)
    withExtendedLifetime(lasting) {}
  }

  @Test func `ko6 the first observers of an object may come from two threads`() async {
    for _ in 0..<50 {
      let (model, counter) = (Model(), Counter())
      await withTaskGroup(of: NSKeyValueObservation.self) { group in
        for _ in 0..<2 { group.addTask { model.observe(\.count) { _, _ in counter.calls.add(1, ordering: .relaxed) } } }
        let tokens = await group.reduce(into: []) { $0.append($1) }
        model.count = 1
        #expect(tokens.count == 2 && counter.calls.load(ordering: .relaxed) == 2)
      }
    }
  }

  @Test func `ko6 a closure is called on the thread of the change`() async {
    let (model, key) = (Model(), DispatchSpecificKey<String>())
    let queues = ["first", "second"].map { DispatchQueue(label: $0) }
    for queue in queues { queue.setSpecific(key: key, value: queue.label) }
    let names = Mutex<[String?]>([])
    let token = model.observe(\.count) { _, _ in names.withLock { $0.append(DispatchQueue.getSpecific(key: key)) } }
    for queue in queues {
      await withCheckedContinuation { done in
        queue.async {
          model.count += 1
          done.resume()
        }
      }
    }
    expectEqual(names.withLock { $0 }, ["first", "second"])
    withExtendedLifetime(token) {}
  }

  /// A view with a property that is on no actor.
  private final class Panel: UIView {
    nonisolated let name = "panel"
  }

  @Test func `ko6 observing a view on another thread than the main one is reported`() async {
    let panel = await MainActor.run { Panel() }
    let reports = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        done.resume(returning: IssueReporting.collect { panel.observe(\.name) { _, _ in }.invalidate() })
      }
    }
    #expect(
      reports.map(\.description) == [
        "Panel.observe(_:options:changeHandler:): Expected the main thread, where views change; got another one; "
          + "using the next turn of the main queue. Observe the view on the main thread."
      ])
  }
}
