import CommandLineTool
import Conformance
import HeadlessKit

/// The program, from the words of the command line to the exit code.
@MainActor struct Command {
  /// The exit code of a comparison with differences that are not known.
  static let differenceExitCode: Int32 = 1
  /// The exit code of a file that cannot be read or written.
  static let fileExitCode: Int32 = 2

  let printOutput: (String) -> Void
  let printError: (String) -> Void
  var scenes = ConformanceScene.all
  var known = KnownDifference.all

  func run(_ words: [String]) -> Int32 {
    do {
      switch try Arguments.parse(words) {
      case .help: printOutput(Arguments.explanation)
      case .list: printOutput(scenes.sorted { $0.name < $1.name }.map(\.line).joined(separator: "\n"))
      case .rate(let paths): printOutput(try rate(paths).markdown)
      case .record(let path, let era, let replaces): try record(to: path, era, replaces)
      case .compare(let request): return try compare(request)
      }
      return 0
    } catch let error as UsageError {
      printError("conformance: \("\(error)".printable)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    } catch {
      printError("conformance: \("\(error)".printable)")
      return Self.fileExitCode
    }
  }

  private func record(to path: String, _ era: SystemEra, _ replaces: Bool) throws {
    try Recording.check(path, replacing: replaces)
    let recording = play(in: era) { $0.recording(of: scenes, date: Recording.day(Date())) }
    try recording.write(toFile: path, replacing: replaces)
    printOutput("\(scenes.count) scenes recorded in \(path.printable)")
  }

  private func rate(_ paths: [String]) throws -> Rate {
    try Rate(of: paths.map(readRecording), scenes: scenes) { recording in
      try play(in: .of(system: recording.system)) { try $0.replay(of: recording, by: scenes) }
    }
  }

  private func compare(_ request: Arguments.Comparison) throws -> Int32 {
    let recording = try readRecording(at: request.path)
    var comparison: Comparison
    if let other = request.other {
      let second = try readRecording(at: other)
      comparison = Comparison(recording, second, scenes: scenes, known: [], isPartial: request.isPartial)
    } else {
      let era = request.era ?? .of(system: recording.system)
      let replay = try play(in: era) { try $0.replay(of: recording, by: scenes) }
      comparison = Comparison(
        recording, replay, scenes: scenes, known: known, expecting: recording.expectedScenes(of: scenes),
        isPartial: request.isPartial)
      comparison.widths = TextWidths(of: recording.texts)
      comparison.unknownFonts = UnknownFonts(of: recording.texts)
    }
    switch request.form {
    case .text: printOutput(comparison.text)
    case .json: printOutput(try comparison.json)
    case .markdown: printOutput(comparison.markdown)
    }
    return comparison.isEqual ? 0 : Self.differenceExitCode
  }

  /// Reads a recording; a pipe is refused, as to open one that no program writes to would wait for ever.
  private func readRecording(at path: String) throws -> Recording {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    if let type, type != .typeRegular, type != .typeDirectory {
      throw RecordingError(description: "\(path) is not a file. Name another one.")
    }
    return try Recording(contentsOfFile: path)
  }

  /// Plays scenes and prints the first line of each report of misuse that they cause, but for those that are expected.
  private func play(in era: SystemEra, _ body: (Player) throws -> Recording) rethrows -> Recording {
    try body(
      Player(era: era) { scene, report in
        if report.isExpected(of: scene) { return }
        printError("\(scene): \(report.description.prefix { !$0.isNewline })")
      })
  }
}

extension ConformanceScene {
  /// The scene in a list: its name, its facts, the scale of its screen and what it needs.
  fileprivate var line: String {
    var parts = [facts.isEmpty ? "no fact" : facts.joined(separator: ", "), "scale \(scale)"]
    if needsApp { parts.append(Recording.needsApp) }
    if minimumSystem > 0 { parts.append(Recording.needsSystem(minimumSystem)) }
    return "\(name): \(parts.joined(separator: "; "))"
  }
}

extension Recording {
  /// Returns the names of the scenes that the recorder plays on the recording's screen; none for published numbers.
  fileprivate func expectedScenes(of all: [ConformanceScene]) -> [String] {
    guard scenes.contains(where: { $0.digest != nil }) else { return [] }
    return all.filter { scale == 0 || $0.scale == scale }.map(\.name)
  }
}
