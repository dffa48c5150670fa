import Testing
import UIKit

@MainActor @Suite("Ends of key-value observations") struct KeyValueObservationEndTests {
  private final class Model: NSObject {
    var count = 0 { didSet { didChangeValue(for: \.count) } }
  }

  private final class Owner: UIView { var token: NSKeyValueObservation? }

  @Test func `ko3 an invalidated observation releases its closure while its token lives on`() {
    weak var released: UIView?
    var token: NSKeyValueObservation?
    do {
      let view = UIView()
      released = view
      token = view.observe(\.alpha) { _, _ in view.tag += 1 }
      view.alpha = 0.5
      expectEqual(view.tag, 1)
      token?.invalidate()
    }
    #expect(released == nil && token != nil)
  }

  @Test func `ko3 a view that stores its token and is captured by the closure is released after the token`() {
    weak var released: Owner?
    do {
      let view = Owner()
      released = view
      view.token = view.observe(\.alpha) { _, _ in view.tag += 1 }
      view.token = nil
    }
    expectNil(released)
  }

  @Test func `ko3 a closure of an object that is not a view is released with its token`() {
    weak var released: NSObject?
    let model = Model()
    do {
      let captured = NSObject()
      released = captured
      let token = model.observe(\.count) { _, _ in _ = captured }
      model.count = 1
      withExtendedLifetime(token) {}
    }
    expectNil(released)
    model.count = 2
  }

  @Test func `ko3 an observation may end in its own callback and in that of another one`() {
    let view = UIView()
    var (first, second): (NSKeyValueObservation?, NSKeyValueObservation?)
    var calls: [String] = []
    first = view.observe(\.alpha) { _, _ in
      calls.append("first")
      first = nil
      second?.invalidate()
    }
    second = view.observe(\.alpha) { _, _ in calls.append("second") }
    view.alpha = 0.5
    view.alpha = 0.6
    expectEqual(calls, ["first"])
    withExtendedLifetime((first, second)) {}
  }
}
