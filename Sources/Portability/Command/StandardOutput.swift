import Foundation

/// Standard output, which can fail as any file does: on a full disk.
final class StandardOutput {
  /// Why something could not be printed; nil if all was.
  private(set) var failure: String?

  /// Prints a text and the end of its line.
  func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      failure = failure ?? String(cString: strerror(errno))
    }
  }
}
