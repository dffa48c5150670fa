import Foundation

/// The resident memory of this process, as reported by Linux.
enum ResidentMemory {
  /// Returns the largest resident memory of the process so far, in bytes.
  static func peak() throws -> Int { try bytes(of: "VmHWM") }

  /// Returns the current amount, in bytes.
  static func now() throws -> Int { try bytes(of: "VmRSS") }

  /// Reads a line such as `VmHWM:     1234 kB`.
  static func bytes(of field: String, in status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix("\(field):") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 3, words[2] == "kB", let kilobytes = Int(words[1]) { return kilobytes * 1024 }
    }
    return nil
  }

  private static func bytes(of field: String) throws -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let bytes = bytes(of: field, in: status)
    else { throw RunError("this system has no /proc/self/status, which contains the memory of a process") }
    return bytes
  }
}
