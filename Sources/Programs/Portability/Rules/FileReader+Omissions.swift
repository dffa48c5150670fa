extension FileReader {
  /// Adds findings on the branches of `#if` that Linux omits, and on those that should stay.
  mutating func readOmissions(of code: ActiveCode) {
    for omission in code.omissions where omission.count > 0 {
      let words = omission.directive.text + (omission.condition.isEmpty ? "" : " " + omission.condition)
      if omission.isPortable {
        findings.append(
          Finding(
            omission.directive, .change, words,
            "Linux leaves out what this package could compile; write \(omission.directive.text) canImport(UIKit).",
            .condition))
      } else {
        findings.append(
          Finding(omission.directive, .compiles, words, "Linux leaves out what follows, up to the next branch."))
      }
    }
  }
}
