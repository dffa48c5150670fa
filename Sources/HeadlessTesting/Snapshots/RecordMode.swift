import Testing

/// When a snapshot's file is written.
///
/// A test that writes one fails, because it has compared nothing; the next run compares.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Where there is no file yet.
  case missing
  /// Where there is none, and where it differs.
  case failed
  /// Always.
  case all
  /// Never: where there is no file, the test fails.
  case never

  /// The mode of the present scope; nil means that the environment says it.
  @TaskLocal static var scoped: RecordMode?

  /// The mode that the environment asks for.
  ///
  /// `HEADLESS_RECORD` names it. Without that it is `missing`, and `never` where `CI` is set to something other than
  /// `false` or `0`: what a build machine writes, nobody looks at.
  ///
  /// - Throws: ``RecordModeError`` where `HEADLESS_RECORD` names no mode.
  static func wanted(by environment: [String: String]) throws(RecordModeError) -> RecordMode {
    if let name = environment["HEADLESS_RECORD"], !name.isEmpty {
      guard let mode = RecordMode(rawValue: name) else { throw RecordModeError(name: name) }
      return mode
    }
    return ["", "false", "0"].contains(environment["CI"] ?? "") ? .missing : .never
  }
}

/// A name in `HEADLESS_RECORD` that is none.
struct RecordModeError: Error, CustomStringConvertible {
  let name: String

  var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "HEADLESS_RECORD is \(name.quoted), which is no record mode; write one of \(modes)."
  }
}

extension Trait where Self == ScopeTrait {
  /// Writes the snapshots of the test by this mode, whatever the environment says.
  public static func snapshots(_ mode: RecordMode) -> Self {
    ScopeTrait { body in
      try await RecordMode.$scoped.withValue(mode) { try await body() }
    }
  }
}
