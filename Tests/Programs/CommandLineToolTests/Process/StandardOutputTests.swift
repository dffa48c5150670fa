import CommandLineTool
import Foundation
import RepositoryFiles
import Testing

@Suite("Standard output of a program") struct StandardOutputTests {
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [("gallery", "--list", 1), ("portability", "--help", 2), ("Benchmarks", "--help", 1)])
  func `a full disk ends the program with a failure and a message`(program: String, word: String, code: Int32) throws {
    let process = Process()
    process.executableURL = FinishedProgram.builtPrograms.appending(path: program)
    process.arguments = [word]
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, code)
    expectEqual(text, "\(program): cannot write to standard output: No space left on device\n")
  }
}
