struct FileReport: Codable, Equatable, Sendable {
  /// The path: the one that was given, and the way from there.
  let path: String
  /// The worst of the findings; nil if the file cannot be read.
  let verdict: Verdict?
  let findings: [Finding]
  /// The problem with reading the file; nil if there is none.
  let error: String?

  init(path: String, findings: [Finding] = [], error: String? = nil) {
    self.path = path
    self.findings = findings
    self.error = error
    verdict = error == nil ? findings.map(\.verdict).max() ?? .compiles : nil
  }

  init(nib path: String) {
    let start = Token(kind: .sign, text: "", line: 1, column: 1)
    self.init(
      path: path,
      findings: [
        Finding(
          start, .unsupported, "Interface Builder", "Nothing reads storyboards and nibs; build the views in code.")
      ])
  }
}
