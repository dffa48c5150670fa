extension FileReader {
  /// Adds findings on the branches of `#if` that Linux omits, and on those that should stay.
  mutating func readOmissions(of code: ActiveCode) {
    for omission in code.omissions where omission.count > 0 {
      let words = omission.directive.text + (omission.condition.isEmpty ? "" : " " + omission.condition)
      let cure = "Linux leaves out what this package could compile; write \(omission.directive.text) canImport(UIKit)."
      findings.append(
        omission.isPortable
          ? Finding(omission.directive, .change, words, cure, .condition)
          : Finding(omission.directive, .compiles, words, "Linux leaves out what follows, up to the next branch."))
    }
  }
}
