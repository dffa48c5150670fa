import Testing

/// The condition for writing the file of a snapshot.
///
/// A test that writes a file fails, because it has compared nothing; the next run compares.
public enum RecordMode: String, Sendable, CaseIterable {
  /// A missing file is written.
  case missing
  /// A file is written if it is missing or differs.
  case failed
  /// The file is always written.
  case all
  /// No file is written: the test fails if it is missing.
  case never

  /// The mode of the current scope; nil for the environment's.
  @TaskLocal static var scoped: RecordMode?

  /// Returns the mode that the environment requests.
  ///
  /// It is the value of `HEADLESS_RECORD`. Without one it is `never` if `CI` is set to anything but `false` or `0`,
  /// because a build machine's files are not reviewed, else `missing`.
  ///
  /// - Throws: ``RecordModeError`` if `HEADLESS_RECORD` is not the name of a mode.
  static func requested(by environment: [String: String]) throws(RecordModeError) -> RecordMode {
    if let name = environment["HEADLESS_RECORD"], !name.isEmpty {
      guard let mode = RecordMode(rawValue: name) else { throw RecordModeError(name: name) }
      return mode
    }
    return ["", "false", "0"].contains(environment["CI"] ?? "") ? .missing : .never
  }
}

/// The error for a value of `HEADLESS_RECORD` that is not the name of a mode.
struct RecordModeError: Error, CustomStringConvertible {
  let name: String

  var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "Expected the name of a record mode in HEADLESS_RECORD; got \(name.quoted). Set it to one of \(modes)."
  }
}

extension Trait where Self == ScopeTrait {
  /// Sets the record mode of the test's snapshots, which precedes the environment's.
  public static func snapshots(_ mode: RecordMode) -> Self {
    ScopeTrait { body in try await RecordMode.$scoped.withValue(mode) { try await body() } }
  }
}
