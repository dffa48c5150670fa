import Foundation
import RepositoryFiles

/// The compiler's result for lines of Swift after `import UIKit`, each by itself.
struct CompilerProbe {
  /// The lines that name something that is missing or unavailable.
  let unavailable: Set<String>

  /// Compiles lines against the modules that this test was built with.
  ///
  /// A line that is wrong for another reason, such as a function without arguments, names something that is there.
  init(_ lines: [String]) throws {
    let head = ["import UIKit", "@MainActor func probe() {"]
    let compiler = try Reading.inFolder { folder in
      let source = folder.appending(path: "Probe.swift")
      try Data((head + lines + ["}"]).joined(separator: "\n").utf8).write(to: source)
      return try FinishedProgram([
        "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
        FinishedProgram.builtModules.path, source.path,
      ])
    }
    let text = compiler.errors
    if text.contains("no such module") || !text.contains("Probe.swift") && compiler.status != 0 {
      throw Failure(description: "swiftc has not compiled the lines; put the toolchain into PATH. Its output: \(text)")
    }
    unavailable = Set(Self.numbers(of: text).map { lines[$0 - head.count - 1] })
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the numbers of the lines with an error for a missing name.
  private static func numbers(of text: String) -> [Int] {
    let signs = [
      "cannot find", "has no member", "is unavailable", "is inaccessible", "cannot be used on type", "no exact matches",
    ]
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", signs.contains(where: parts[4].contains) else { return nil }
      return Int(parts[1])
    }
  }
}
