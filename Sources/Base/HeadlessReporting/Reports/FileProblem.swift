import Foundation

/// A file or folder that can't be read or written, with the system's reason.
///
/// Foundation's own errors print as `Error Domain=NSCocoaErrorDomain Code=513 "(null)"` on Linux.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder, as it was passed.
  public let path: String
  /// The reason, such as `No such file or directory`.
  public let reason: String
  /// Whether the file was to be written.
  public let isWriting: Bool

  /// Creates a problem from the error that Foundation threw when it read or wrote a file or folder.
  package init(_ error: any Error, at url: URL, isWriting: Bool = false) {
    path = url.path
    reason = Self.reason(for: error)
    self.isWriting = isWriting
  }

  /// Path and reason as one sentence: `'/a/b.png' can't be read: No such file or directory.`.
  public var description: String { "'\(path)' can't be \(isWriting ? "written" : "read"): \(reason)." }

  /// Returns the system's words for the error number inside of Foundation's error.
  /// > Seen: with Swift 6.3.1 on Linux every error of reading, writing and creating folders contains one.
  private static func reason(for error: any Error) -> String {
    var inner = error as NSError
    while let next = inner.userInfo[NSUnderlyingErrorKey] as? any Error { inner = next as NSError }
    guard inner.domain == NSPOSIXErrorDomain else { return "\(error)" }
    return String(cString: strerror(Int32(truncatingIfNeeded: inner.code)))
  }
}

extension Data {
  /// Reads a file; throws the reason why it can't be read.
  package init(readingFrom url: URL) throws(FileProblem) {
    do {
      self = try Data(contentsOf: url)
    } catch {
      throw FileProblem(error, at: url)
    }
  }
}
