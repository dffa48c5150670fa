import CommandLineTool
import Foundation

/// The program, from the words of the command line to the exit code.
@MainActor struct Command {
  let printOutput: (String) -> Void
  let printError: (String) -> Void
  /// The executable of this program, for the rows that need a process of their own.
  var program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])

  func run(_ arguments: [String]) -> Int32 {
    do {
      try run(Arguments.parse(arguments))
      return 0
    } catch let error as UsageError {
      printError("Benchmarks: \(error)\n\(Arguments.usage)")
      return ProgramProcess.usageExitCode
    } catch {
      printError("Benchmarks: \(error)")
      return ProgramProcess.failureExitCode
    }
  }

  private func run(_ arguments: Arguments) throws {
    switch arguments {
    case .help: printOutput(Arguments.explanation)
    case .nothing: break
    case .referenceText: printOutput(try ReferenceText().header)
    case .oneButton: printOutput(OneButton.frames)
    case .memory(let count): printOutput("\(try ButtonGrid.memory(count: count))")
    case .constraintMemory(let count): printOutput("\(try ConstraintList.memory(count: count))")
    case .checksum(let count): printOutput(ButtonGrid(.init(count: count)).checksumOfLayouts)
    case .fuzz(let fuzz):
      // Each seed is printed over the one before: after a crash, the last one is the program's.
      try fuzz.run(printOutput: printOutput) { FileHandle.standardError.write(Data("\rseed \($0)".utf8)) }
    case .table(let options): try table(options)
    case .compare(let paths): try compare(paths)
    }
  }

  private func table(_ options: TableOptions) throws {
    if Recording.isDebugBuild { printError("Benchmarks: this is a debug build, its times are of no use.") }
    let laboratory = Laboratory(rounds: options.rounds, program: program)
    let all = Workload.all(count: options.count) + [options.emptyProgram].compactMap { $0.map(Workload.emptyProgram) }
    let workloads = all.filter { options.rows.isEmpty || options.rows.contains($0.row) }
    let recording = Recording(
      program: Recording.ownName, isDebugBuild: Recording.isDebugBuild, rounds: options.rounds,
      records: try workloads.map(laboratory.measure))
    printOutput(options.printsJSON ? recording.json : recording.table)
  }

  private func compare(_ paths: [String]) throws {
    let recordings = try paths.map { path in
      do {
        return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        throw RunError("'\(path)' cannot be read, or is not a recording made with --json")
      }
    }
    printOutput(Comparison(recordings).table)
  }
}

/// The reason why there is no figure, or why a random program has failed.
struct RunError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Recording {
  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif
}
