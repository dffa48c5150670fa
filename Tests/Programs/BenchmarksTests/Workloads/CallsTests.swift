import HeadlessKit
import Testing

@testable import Benchmarks

/// The toolkit's calls in each row, counted: a regression shows without a clock.
@MainActor @Suite("Calls and visits") struct CallsTests {
  /// The hooks of a layout with a title and an image: it asks for the image, the title and the image again, each time
  /// for the content rectangle first (claims D3.7 and D3.9).
  static let hooksOfALayout = 3 * 2

  func calls(of workload: Workload) -> Calls {
    let work = workload.prepare()
    return CallCounter.count(work)
  }

  @Test func `W1 building asks each button's hooks once, for content and image, and lays out nothing`() {
    expectEqual(calls(of: .build(100)), Calls(layouts: 0, hooks: 100 * 2, visits: 0))
  }

  @Test func `W2 the first layout visits the root and each button once, and no image view or label`() {
    let expected = Calls(layouts: 1 + 100, hooks: 100 * Self.hooksOfALayout, visits: 1 + 100)
    #expect(calls(of: .firstLayout(100)) == expected && calls(of: .firstLayout(100, of: .custom)) == expected)
    expectEqual(calls(of: .firstLayout(100, of: .overriding)), expected)
  }

  @Test func `W3 growing buttons are laid out once each, with the root; image views and labels are not resized`() {
    expectEqual(calls(of: .relayout(100)), Calls(layouts: 1 + 100, hooks: 100 * Self.hooksOfALayout, visits: 1 + 100))
  }

  @Test(arguments: [10, 1000, 10_000])
  func `W4 one title visits the root and the button, however many siblings there are`(count: Int) {
    let changes = 10
    let expected = Calls(layouts: changes, hooks: changes * Self.hooksOfALayout, visits: changes * 2)
    expectEqual(calls(of: .oneTitle(among: count, changes: changes)), expected)
    expectEqual(calls(of: .scatteredTitles(among: count, changes: changes)), expected)
  }

  @Test func `W5 a flipped state lays out each button once, and not the root`() {
    let expected = Calls(layouts: 100, hooks: 100 * Self.hooksOfALayout, visits: 1 + 100)
    #expect(calls(of: .highlight(100)) == expected && calls(of: .disable(100)) == expected)
  }

  @Test func `G1 a configured button is laid out once per change and asks no hook`() {
    for workload in [Workload.highlight(100, of: .configured), .retitleConfigured(100)] {
      let calls = calls(of: workload)
      #expect(calls.hooks == 0 && calls.layouts >= 100 && calls.layouts <= 1 + 100 * 5)
    }
    #expect(calls(of: .buildConfigured(100)).layouts <= 1 + 100 * 7)
  }

  @Test(arguments: [1, 10, 1000]) func `W6 a chain is visited once a level`(depth: Int) {
    expectEqual(calls(of: .layOutChain(depth)), Calls(layouts: depth, hooks: 0, visits: depth))
    #expect(calls(of: .buildChain(depth)) == Calls() && calls(of: .tearDownChain(depth)) == Calls())
  }

  @Test func `W7 and W8 do what building and the first layout do`() {
    let ofOne = Calls(layouts: 1, hooks: 2 + Self.hooksOfALayout, visits: 1)
    expectEqual(calls(of: .memory(1)), Calls(layouts: ofOne.layouts + 1, hooks: ofOne.hooks, visits: ofOne.visits + 1))
    expectEqual(Workload.processes.map(calls), [ofOne, Calls()])
  }

  @Test func `W9 a touch lays out its button twice, pressed and released, each time from the window`() {
    // Without an image a layout asks for the content and the title alone.
    expectEqual(calls(of: .touches(200)), Calls(layouts: 200 * 2, hooks: 200 * 2 * 2, visits: 200 * 2 * 2))
  }

  @Test func `T1 measuring a text lays out nothing`() {
    expectEqual(calls(of: .measuredTitle(10)), Calls())
  }

  @Test func `T2 wrapping a text lays out nothing`() {
    #expect(calls(of: .wrappedWords(1000)) == Calls() && calls(of: .wrappedWord(1000)) == Calls())
  }

  @Test func `a workload that may be repeated does the same in each round`() {
    for workload in Workload.all(count: 100) {
      guard case .time(_, _, isRepeatable: true) = workload.method else { continue }
      let work = workload.prepare()
      expectEqual(CallCounter.count(work), CallCounter.count(work), "\(workload.row.rawValue) \(workload.name)")
    }
  }
}
