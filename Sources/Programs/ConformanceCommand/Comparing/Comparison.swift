import Conformance

/// The scenes of one recording compared with another's.
struct Comparison {
  enum Outcome: String, CaseIterable, Encodable {
    case equal, different, known
    /// No value differs, and some are missing, as a recording has faults of the scene.
    case faulty
    /// A recording has the reason why it does not have the scene: it needs an app, or a later system.
    case omitted
    case unknown
    /// The scene has changed since it was recorded.
    case outdated
    case missingInSecond, missingInFirst
  }

  struct Difference: Equatable, Encodable {
    let name: String
    /// Nil where the first recording does not have the value.
    let first: RecordedValue?
    /// Nil where the second recording does not have the value.
    let second: RecordedValue?
    /// The reason, where the difference is known.
    var known: String?
  }

  struct Row: Equatable, Encodable {
    let scene: String
    var facts: [String] = []
    let outcome: Outcome
    var count = 0
    var differences: [Difference] = []
    /// The reasons why values or the scene are missing.
    var faults: [String] = []

    private enum CodingKeys: String, CodingKey {
      case scene, facts, outcome, differences, faults
      case count = "values"
    }
  }

  let systems: (first: String, second: String)
  /// The scenes of both recordings, in the order of their names.
  let rows: [Row]
  /// The sizes of the texts that both recordings have in the same font; nil without such texts.
  let texts: Row?
  /// The known differences of compared scenes that do not differ, or not by these values.
  let obsolete: [KnownDifference]
  /// Whether scenes that only one of the recordings has, and scenes with faults, are accepted.
  let isPartial: Bool
  /// The settings of the recordings that are not the scenes', one sentence for each recording that has such.
  let settings: [String]
  /// The accuracy of this package's widths of the recorded texts; nil for two files, and without texts in a known font.
  var widths: TextWidths?
  /// The fonts of the recorded texts that this package does not have; nil for two files, and where it has all of them.
  var unknownFonts: UnknownFonts?

  /// Compares a recording, whose values are expected, with a second one; the first should also have the expected scenes.
  ///
  /// Values that only one recording has are differences, unless the other one has faults of the scene, or no digest of
  /// it: numbers that others published are some of the scene's values.
  init(
    _ first: Recording, _ second: Recording, scenes: [ConformanceScene], known: [KnownDifference],
    expecting expected: [String] = [], isPartial: Bool = false
  ) {
    systems = (first.system, second.system)
    self.isPartial = isPartial
    settings = [("first", first), ("second", second)].compactMap { ordinal, recording in
      recording.environment.flatMap(Self.settings).map { settings in
        "the \(ordinal) recording, \(recording.system), was recorded with other settings: \(settings). "
          + "Record it with the standard settings."
      }
    }
    let scenesByName = Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first }
    let firstByName = Dictionary(first.scenes.map { ($0.scene, $0) }) { first, _ in first }
    let secondByName = Dictionary(second.scenes.map { ($0.scene, $0) }) { first, _ in first }
    let names = Set(firstByName.keys).union(secondByName.keys).union(first.omitted.keys).union(expected)
    rows = names.sorted().map { name in
      let system = firstByName[name]?.system ?? first.system
      return Row.comparing(
        name, firstByName[name], secondByName[name], scenesByName[name], known.filter { $0.system == system },
        of: (first, second))
    }
    texts = Row(textsOf: first, second, known.filter { $0.system == first.system })
    let compared = Dictionary((rows + [texts].compactMap(\.self)).map { ($0.scene, $0) }) { first, _ in first }
    obsolete = known.filter { known in
      guard known.system == firstByName[known.scene]?.system ?? first.system, let row = compared[known.scene] else {
        return false
      }
      return row.count > 0 && !row.differences.contains { known.matches($0, of: row.scene) }
    }
  }

  /// Whether something was compared, and nothing differs, is missing, unknown or outdated but for known differences.
  var isEqual: Bool {
    let accepted = acceptedWithoutComparison.union([.equal, .known])
    return rows.contains { $0.count > 0 }
      && (rows + [texts].compactMap(\.self)).allSatisfy { accepted.contains($0.outcome) }
      && obsolete.isEmpty
  }

  /// The outcomes of scenes that are accepted although some or all of their values are not compared.
  var acceptedWithoutComparison: Set<Outcome> {
    isPartial ? [.omitted, .faulty, .missingInFirst, .missingInSecond] : [.omitted]
  }
}

extension Comparison.Row {
  /// The name of the row that compares the sizes of texts.
  static let textSizes = "sizes of texts"

  fileprivate static func comparing(
    _ name: String, _ first: RecordedScene?, _ second: RecordedScene?, _ scene: ConformanceScene?,
    _ known: [KnownDifference], of recordings: (first: Recording, second: Recording)
  ) -> Comparison.Row {
    guard let scene else { return Comparison.Row(scene: name, outcome: .unknown) }
    guard let first, let second else {
      let recording = first == nil ? recordings.first : recordings.second
      let missing = first == nil ? Comparison.Outcome.missingInFirst : .missingInSecond
      return Comparison.Row(
        scene: name, facts: scene.facts, outcome: recording.cannotHave(scene) ? .omitted : missing,
        faults: [recording.omitted[name]].compactMap(\.self))
    }
    if [first.digest, second.digest].contains(where: { $0 != nil && $0 != scene.digest }) {
      return Comparison.Row(scene: name, facts: scene.facts, outcome: .outdated)
    }
    var names = Set(first.values.keys).union(second.values.keys)
    // Numbers that others published are some of the scene's values. A fault ends a scene, or replaces a value.
    for recorded in [first, second] where recorded.digest == nil || !recorded.faults.isEmpty {
      names.formIntersection(recorded.values.keys)
    }
    return Comparison.Row(
      name, scene.facts, names, first.values, second.values, known,
      faults: first.faults + second.faults.filter { !first.faults.contains($0) })
  }

  /// Compares the sizes of the texts that both recordings have in the same font.
  fileprivate init?(textsOf first: Recording, _ second: Recording, _ known: [KnownDifference]) {
    func sizes(_ recording: Recording) -> [String: RecordedValue] {
      let sizes = recording.texts.compactMap { text -> (String, RecordedValue)? in
        guard let font = text.font, let size = text.fontSize else { return nil }
        return ("'\(text.text)' in \(font) \(size)", .numbers([text.width, text.height]))
      }
      return Dictionary(sizes) { first, _ in first }
    }
    let (one, two) = (sizes(first), sizes(second))
    let names = Set(one.keys).intersection(two.keys)
    if names.isEmpty { return nil }
    self.init(Self.textSizes, [], names, one, two, known, faults: [])
  }

  /// Compares the values of some names.
  private init(
    _ scene: String, _ facts: [String], _ names: Set<String>, _ first: [String: RecordedValue],
    _ second: [String: RecordedValue], _ known: [KnownDifference], faults: [String]
  ) {
    let differences = names.sorted().compactMap { name -> Comparison.Difference? in
      if RecordedValue.areClose(first[name], second[name]) { return nil }
      var difference = Comparison.Difference(name: name, first: first[name], second: second[name])
      difference.known = known.first { $0.matches(difference, of: scene) }?.reason
      return difference
    }
    let outcome: Comparison.Outcome
    if differences.contains(where: { $0.known == nil }) {
      outcome = .different
    } else if !faults.isEmpty {
      outcome = .faulty
    } else {
      outcome = differences.isEmpty ? .equal : .known
    }
    self.init(
      scene: scene, facts: facts, outcome: outcome, count: names.count, differences: differences, faults: faults)
  }
}

extension Recording {
  /// Returns whether a scene is omitted and could not be recorded, as it and the settings of the recording confirm.
  fileprivate func cannotHave(_ scene: ConformanceScene) -> Bool {
    switch omitted[scene.name] {
    case Self.needsApp: scene.needsApp && environment?.hasApp == false
    case Self.needsSystem(scene.minimumSystem): scene.minimumSystem > 0
    default: false
    }
  }
}
