import Conformance
import HeadlessKit

/// The scenes of one recording compared with those of another.
struct Comparison {
  /// The outcome of one scene.
  enum Outcome: Equatable {
    /// All values of the first recording are those of the second.
    case equal
    /// Some values differ.
    case different
    /// Some values differ, and each of them is a known difference.
    case known
    /// The scene does not exist.
    case unknown
    /// The scene has changed since it was recorded.
    case outdated
    /// The second recording does not have the scene.
    case missing
  }

  /// A value that differs.
  struct Difference: Equatable {
    let name: String
    let first: RecordedValue
    /// Nil where the second recording does not have the value.
    let second: RecordedValue?
    /// The reason, where the difference is known.
    let reason: String?
  }

  /// A scene with its outcome.
  struct Row: Equatable {
    let scene: String
    let facts: [String]
    let outcome: Outcome
    /// The number of compared values.
    let count: Int
    let differences: [Difference]
  }

  /// The systems of the recordings.
  let systems: (first: String, second: String)
  /// The scenes of the first recording, in the order of their names.
  let rows: [Row]
  /// The scenes that only the second recording has.
  let others: [String]
  /// The accuracy of this package's own widths of the recorded texts; nil for two files, and without texts in a known font.
  var widths: TextWidths?

  /// Compares two recordings.
  ///
  /// - Parameters:
  ///   - first: The recording whose values are expected.
  ///   - second: The recording whose values are compared with them; further values of it are not compared.
  ///   - scenes: The scenes that exist.
  ///   - known: The known differences.
  init(_ first: Recording, _ second: Recording, scenes: [ConformanceScene], known: [KnownDifference]) {
    systems = (first.system, second.system)
    let scenesByName = Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first }
    let secondByName = Dictionary(second.scenes.map { ($0.scene, $0) }) { first, _ in first }
    rows = first.scenes.sorted { $0.scene < $1.scene }.map { entry in
      Row(entry, secondByName[entry.scene], scene: scenesByName[entry.scene], known)
    }
    others = Set(secondByName.keys).subtracting(first.scenes.map(\.scene)).sorted()
  }

  /// Whether something was compared, all scenes exist in both recordings, and no value differs that is not known to.
  var isEqual: Bool {
    rows.contains { $0.count > 0 } && rows.allSatisfy { [.equal, .known, .outdated].contains($0.outcome) }
  }
}

extension Comparison.Row {
  fileprivate init(
    _ first: RecordedScene, _ second: RecordedScene?, scene: ConformanceScene?, _ known: [KnownDifference]
  ) {
    self.scene = first.scene
    facts = scene?.facts ?? []
    guard let scene else {
      (outcome, count, differences) = (.unknown, 0, [])
      return
    }
    guard let second else {
      (outcome, count, differences) = (.missing, 0, [])
      return
    }
    let digest = second.digest ?? scene.digest
    if let own = first.digest, own != digest {
      (outcome, count, differences) = (.outdated, 0, [])
      return
    }
    count = first.values.count
    differences = first.values.sorted { $0.key < $1.key }.compactMap { name, value in
      let other = second.values[name]
      if let other, value.isClose(to: other) { return nil }
      let reason = known.first { $0.scene == first.scene && $0.value == name }?.reason
      return Comparison.Difference(name: name, first: value, second: other, reason: reason)
    }
    if differences.isEmpty {
      outcome = .equal
    } else {
      outcome = differences.allSatisfy { $0.reason != nil } ? .known : .different
    }
  }
}

extension RecordedValue {
  /// The difference below which two numbers are equal: published numbers have three digits after the point at least, and a
  /// pixel is a third of a point.
  static let tolerance = 0.0006

  /// Whether two values are equal, numbers within the ``tolerance``.
  func isClose(to other: RecordedValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(one - two) <= Self.tolerance
    case (.numbers(let one), .numbers(let two)):
      one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) <= Self.tolerance }
    // An empty array has no type in a file.
    case (.numbers(let one), .list(let two)): one.isEmpty && two.isEmpty
    case (.list(let one), .numbers(let two)): one.isEmpty && two.isEmpty
    default: self == other
    }
  }
}
