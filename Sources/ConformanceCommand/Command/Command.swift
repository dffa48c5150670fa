import CommandLineTool
import Conformance
import Foundation
import HeadlessKit

/// The program, from the words of the command line to the exit code.
@MainActor
struct Command {
  /// The exit code of a comparison with differences that are not known.
  static let differenceExitCode: Int32 = 1
  /// The exit code of a file that cannot be read or written.
  static let fileExitCode: Int32 = 2

  /// Prints on standard output.
  let say: (String) -> Void
  /// Prints on standard error.
  let complain: (String) -> Void
  var scenes = ConformanceScene.all
  var known = KnownDifference.all

  /// Runs the request of a command line.
  ///
  /// - Parameter words: The words, without the program's name.
  /// - Returns: The exit code.
  func run(_ words: [String]) -> Int32 {
    do {
      switch try Arguments.parse(words) {
      case .help: say(Arguments.explanation)
      case .list: say(scenes.map { "\($0.name): \($0.facts.joined(separator: ", "))" }.joined(separator: "\n"))
      case .record(let path, let era, let replaces): try record(to: path, era, replaces)
      case .compare(let path, let other, let era, let form): return try compare(path, other, era, form)
      }
      return 0
    } catch let error as UsageError {
      complain("conformance: \(error)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    } catch {
      complain("conformance: \(error)")
      return Self.fileExitCode
    }
  }

  private func record(to path: String, _ era: Arguments.Era, _ replaces: Bool) throws {
    if !replaces, FileManager.default.fileExists(atPath: path) {
      throw RecordingError(description: "\(path) exists; replace it with --replace.")
    }
    let data = try Player(era: era.systemEra).recording(of: scenes, date: Recording.day(Date())).data()
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw RecordingError(description: "\(path) cannot be written: \(error.reason)")
    }
    say("\(scenes.count) scenes recorded in \(path)")
  }

  private func compare(
    _ path: String, _ other: String?, _ era: Arguments.Era?, _ form: Arguments.Form
  ) throws -> Int32 {
    let recording = try read(path)
    let second: Recording
    if let other {
      second = try read(other)
    } else {
      second = try Player(era: era?.systemEra ?? .of(system: recording.system)).replay(of: recording, by: scenes)
    }
    var comparison = Comparison(recording, second, scenes: scenes, known: other == nil ? known : [])
    if other == nil { comparison.widths = TextWidths(of: recording.texts) }
    switch form {
    case .text: say(comparison.text)
    case .json: say(try comparison.json)
    case .markdown: say(comparison.markdown)
    }
    return comparison.isEqual ? 0 : Self.differenceExitCode
  }

  private func read(_ path: String) throws -> Recording {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw RecordingError(description: "\(path) cannot be read: \(error.reason)")
    }
    do {
      return try Recording(data)
    } catch {
      throw RecordingError(description: "\(path): \(error)")
    }
  }
}

extension Error {
  /// The reason that the system gives for a failure of a file.
  fileprivate var reason: String {
    let error = self as NSError
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription ?? error.localizedDescription
  }
}
