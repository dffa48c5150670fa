import Synchronization
import Testing
import UIKit

@Suite("Messages by selectors") struct PerformTests {
  /// The key that marks the main queue, which another thread than the main one may serve in tests.
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A class on no actor, such as the delegate of a connection.
  final class Loader: NSObject, @unchecked Sendable {
    let log = Mutex<[String]>([])
    func load() {
      let isMain = DispatchQueue.getSpecific(key: PerformTests.mainQueue) == true
      log.withLock { $0.append(isMain ? "main" : "other") }
    }
    func load(_ text: NSString) { log.withLock { $0.append("\(text)") } }
  }

  @MainActor final class Panel: NSObject {
    var log: [String] = []
    func close() { log.append("close") }
  }

  private static let load = Selector(Loader.load as (Loader) -> () -> Void, named: "load")
  private static let loadText = Selector(Loader.load as (Loader) -> (NSString) -> Void, named: "load:")
  @MainActor private static let close = Selector(Panel.close, named: "close")

  @Test func `pf1 a method on no actor is called on the calling thread`() async {
    let loader = Loader()
    await Task.detached {
      loader.perform(Self.load)
      loader.perform(Selector("load"))
      loader.perform(Self.loadText, with: "text")
    }.value
    expectEqual(loader.log.withLock { $0 }, ["other", "other", "text"])
    #expect(loader.responds(to: Self.load))
  }

  @Test func `pf1 a method on the main actor is called there while another thread waits`() async {
    let (panel, close) = await MainActor.run { (Panel(), Self.close) }
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        panel.perform(close)
        done.resume()
      }
    }
    await expectEqual(panel.log, ["close"])
  }

  @Test func `pf3 performSelector(onMainThread:) of another thread is called on the main thread`() async {
    let loader = Loader()
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        loader.performSelector(onMainThread: Self.load, with: nil, waitUntilDone: true)
        loader.performSelector(onMainThread: Self.load, with: nil, waitUntilDone: true, modes: ["mode"])
        done.resume()
      }
    }
    expectEqual(loader.log.withLock { $0 }, ["main", "main"])
  }

  @Test @MainActor func `pf3 on the main thread it calls at once if it waits, else after the running code`() async {
    let panel = Panel()
    panel.performSelector(onMainThread: Self.close, with: nil, waitUntilDone: true)
    expectEqual(panel.log.count, 1)
    panel.performSelector(onMainThread: Self.close, with: nil, waitUntilDone: false)
    expectEqual(panel.log.count, 1)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expectEqual(panel.log.count, 2)
  }

  @Test @MainActor func `pf4 a pending message retains its receiver as long as the screen lives`() {
    weak var released: Panel?
    Screen.withMain(Screen()) {
      do {
        let panel = Panel()
        released = panel
        panel.perform(Self.close, with: nil, afterDelay: 1)
      }
      #expect(released != nil)
    }
    expectNil(released)
  }

  @Test @MainActor func `pf4 a message that was sent or cancelled retains nothing`() {
    weak var sent: Panel?
    weak var cancelled: Panel?
    Screen.withMain(Screen()) {
      do {
        let (first, second) = (Panel(), Panel())
        (sent, cancelled) = (first, second)
        first.perform(Self.close, with: nil, afterDelay: 1)
        second.perform(Self.close, with: nil, afterDelay: 5)
        Screen.main.advance(by: 2)
        expectEqual(first.log.count, 1)
        NSObject.cancelPreviousPerformRequests(withTarget: second, selector: Self.close, object: nil)
      }
      #expect(sent == nil && cancelled == nil)
    }
  }

  @Test func `pf5 a property is read by its name on another thread`() async {
    let label = await MainActor.run { UILabel() }
    let text = await withCheckedContinuation { (done: CheckedContinuation<String?, Never>) in
      DispatchQueue.global().async {
        label.setValue("a", forKey: "text")
        done.resume(returning: label.value(forKey: "text") as? String)
      }
    }
    expectEqual(text, "a")
  }
}
