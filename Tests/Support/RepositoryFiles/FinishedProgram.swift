import Foundation

/// A program that was run to its end, such as the compiler.
public struct FinishedProgram {
  /// Zero where it succeeded.
  public let status: Int32
  /// The text of its standard output.
  public let output: String
  /// The text of its standard error.
  public let errors: String

  /// Runs a program, which is found by PATH, with its arguments.
  ///
  /// - Throws: Foundation's error where the program cannot be started.
  public init(_ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  /// The folder of the modules that the running tests were built with.
  public static var builtModules: URL { builtPrograms.appending(path: "Modules") }

  /// The folder of the programs that were built with the running tests.
  public static var builtPrograms: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
