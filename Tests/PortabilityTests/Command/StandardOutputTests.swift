import Foundation
import Testing

@testable import Portability

/// The program itself, with an output that takes nothing.
@Suite("Standard output of the program")
struct StandardOutputTests {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk ends the program with a failure and a message`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "portability")
    process.arguments = ["--help"]
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text == "portability: cannot write to standard output: No space left on device\n")
  }
}
