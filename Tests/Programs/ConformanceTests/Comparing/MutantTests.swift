import Conformance
import HeadlessKit
import RandomNumbers
import Testing

@testable import ConformanceCommand

/// Recordings of which one value was changed, which a comparison must find.
@MainActor struct MutantTests {
  /// A change of a value; returns nil for a value of another kind.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (RecordedValue, inout SeededGenerator) -> RecordedValue?
    init(_ name: String, _ apply: @escaping @Sendable (RecordedValue, inout SeededGenerator) -> RecordedValue?) {
      (testDescription, self.apply) = (name, apply)
    }
  }

  nonisolated static let changes = [
    Change("one number of a rectangle, by half a point") { value, generator in
      guard case .numbers(var numbers) = value, !numbers.isEmpty else { return nil }
      numbers[Int.random(in: numbers.indices, using: &generator)] += 0.5
      return .numbers(numbers)
    },
    Change("a length, by a third of a point") { value, _ in
      guard case .number(let number) = value else { return nil }
      return .number(number - 1.0 / 3)
    },
    Change("a component of a color, by one of 255 steps") { value, generator in
      guard case .numbers(var numbers) = value, numbers.count == 4, numbers.allSatisfy({ (0...1).contains($0) }) else {
        return nil
      }
      numbers[Int.random(in: 0..<4, using: &generator)] += 1.0 / 255
      return .numbers(numbers)
    },
    Change("a number more") { value, _ in
      guard case .numbers(let numbers) = value else { return nil }
      return .numbers(numbers + [0])
    },
    Change("two calls in the other order") { value, _ in
      guard case .list(var calls) = value,
        let index = calls.indices.dropLast().first(where: { calls[$0] != calls[$0 + 1] })
      else { return nil }
      calls.swapAt(index, index + 1)
      return .list(calls)
    },
    Change("a call less") { value, generator in
      guard case .list(var calls) = value, !calls.isEmpty else { return nil }
      calls.remove(at: Int.random(in: calls.indices, using: &generator))
      return .list(calls)
    },
    Change("a call more") { value, _ in
      guard case .list(let calls) = value else { return nil }
      return .list(calls + ["layoutSubviews"])
    },
    Change("a flag") { value, _ in
      guard case .flag(let flag) = value else { return nil }
      return .flag(!flag)
    },
    Change("a letter of a text") { value, _ in
      guard case .text(let text) = value else { return nil }
      return .text("\(text.dropLast())#")
    },
    Change("no value in place of a value") { value, _ in value == .none ? nil : RecordedValue.none },
    Change("a value in place of none") { value, _ in value == .none ? .number(0) : nil },
    Change("a text in place of a number") { value, _ in
      guard case .number(let number) = value else { return nil }
      return .text("\(number)")
    },
  ]

  private static let scenes = Dictionary(uniqueKeysWithValues: ConformanceScene.all.map { ($0.name, $0) })

  private static func compare(_ first: RecordedScene, _ second: RecordedScene) -> Comparison {
    func recording(_ scene: RecordedScene) -> Recording {
      Recording(system: "", device: "", date: nil, scale: 0, scenes: [scene])
    }
    return Comparison(recording(first), recording(second), scenes: [scenes[first.scene]].compactMap(\.self), known: [])
  }

  /// One value of a scene is changed, in 20 scenes that have such a value; in which ones, the seed decides.
  @Test(arguments: changes) func `a changed value is found`(change: Change) {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for scene in PlayedScenes.standard.recording.scenes.shuffled(using: &generator) where count < 20 {
      for (name, value) in scene.values.sorted(by: { $0.key < $1.key }).shuffled(using: &generator) {
        guard let changed = change.apply(value, &generator) else { continue }
        var mutant = scene
        mutant.values[name] = changed
        for comparison in [Self.compare(mutant, scene), Self.compare(scene, mutant)] {
          #expect(
            !comparison.isEqual && comparison.rows[0].differences.map(\.name) == [name],
            "\(scene.scene), \(name), seed \(seed)")
        }
        count += 1
        break
      }
    }
    #expect(count > 0)
  }

  @Test func `a value that one of the recordings lacks is found`() {
    for scene in PlayedScenes.standard.recording.scenes {
      guard let name = scene.values.keys.min() else { continue }
      var mutant = scene
      mutant.values[name] = nil
      for comparison in [Self.compare(mutant, scene), Self.compare(scene, mutant)] {
        #expect(!comparison.isEqual && comparison.rows[0].differences.map(\.name) == [name], "\(scene.scene)")
      }
    }
  }

  @Test func `a scene or the size of a text that was changed is found`() {
    let recording = PlayedScenes.standard.recording
    func isFound(_ change: (inout Recording) -> Void) -> Bool {
      var mutant = recording
      change(&mutant)
      return [(mutant, recording), (recording, mutant)].allSatisfy {
        !Comparison($0, $1, scenes: ConformanceScene.all, known: []).isEqual
      }
    }
    #expect(!isFound { _ in })
    #expect(isFound { $0.scenes.removeLast() })
    #expect(isFound { $0.scenes[7].scene += " of before" })
    #expect(isFound { $0.scenes[7].digest = "0123456789abcdef" })
    #expect(isFound { $0.scenes[7].faults = ["A fault."] })
    #expect(isFound { $0.texts[3].width += 0.5 })
    #expect(isFound { $0.texts[3].height -= 0.5 })
  }

  /// A measurer of texts that are half a point wider than in the built-in table.
  private struct WideMeasurer: TextMeasurer {
    func size(of text: String, in font: Font) -> CGSize {
      let size = SystemTextMeasurer().size(of: text, in: font)
      return CGSize(width: size.width + 0.5, height: size.height)
    }
  }

  @Test func `texts that are half a point wider are found in the scenes of texts`() {
    let scenes = ConformanceScene.all.filter { $0.name.hasPrefix("texts/regular 17@") }
    var before = PlayedScenes.standard.recording
    before.scenes.removeAll { !$0.scene.hasPrefix("texts/regular 17@") }
    let after = TextMeasuring.withCurrent(WideMeasurer()) { Player.quiet(.standard).recording(of: scenes, date: nil) }
    let comparison = Comparison(before, after, scenes: scenes, known: [])
    expectEqual(comparison.rows.map(\.outcome), [.different, .different, .different])
    expectEqual(comparison.texts?.outcome, .different)
  }
}
