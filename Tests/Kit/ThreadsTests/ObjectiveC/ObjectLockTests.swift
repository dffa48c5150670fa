import Testing
import UIKit

@Suite("Locks of objects") struct ObjectLockTests {
  private final class Counter: NSObject, @unchecked Sendable {
    var count = 0
  }

  @Test func `a thread takes a lock as often as it likes, and gives it back as often`() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    expectEqual(objc_sync_exit(object), -1, "given back once too often")
  }

  @Test func `nil and values have no lock`() {
    objc_sync_enter(nil)
    objc_sync_enter(5)
    #expect(objc_sync_exit(nil) == 0 && objc_sync_exit(5) == 0)
  }

  @Test func `threads wait for each other`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(counter)
        let count = counter.count
        counter.count = count + 1
        objc_sync_exit(counter)
      }
    }
    objc_sync_enter(counter)
    expectEqual(counter.count, 4 * 1000)
    objc_sync_exit(counter)
  }

  @Test func `another thread cannot give a lock back`() async {
    let counter = Counter()
    objc_sync_enter(counter)
    // The answer comes with the continuation: the thread sanitizer does not see that this waits for the other thread.
    let answer = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: objc_sync_exit(counter)) }
    }
    expectEqual(answer, -1)
  }

  @Test func `a locked object is retained, and released with its last lock`() {
    weak var object: NSObject?
    do {
      let made = NSObject()
      object = made
      objc_sync_enter(made)
    }
    #expect(object != nil)
    if let locked = object { objc_sync_exit(locked) }
    expectNil(object)
  }
}
