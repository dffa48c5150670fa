import Foundation

extension Snapshot {
  /// Returns the failure of a result: a message with a cure, and the files for the report; nil for equal contents.
  func failure(of result: Outcome, attachments: (_ expected: Data, _ found: Data) -> [SnapshotAttachment]) -> Failure? {
    let name = "The snapshot \(file.shortPath)"
    func changed(_ message: String, _ change: Change, _ cure: String? = nil) -> Failure {
      let difference = change.difference ?? "The difference is within the tolerance."
      var files = attachments(change.expected, found)
      if !files.contains(where: { $0.name == "difference" }) {
        files.append(SnapshotAttachment("difference", Data(difference.utf8), fileExtension: "txt"))
      }
      return Failure(message: "\(message):", difference: difference, cure: cure, attachments: files.map(evidence))
    }
    switch result {
    case .equal: return nil
    case .missing:
      return Failure(
        message:
          "Expected the snapshot \(file.shortPath); found no file, and this run may not record one. Record it with"
          + " HEADLESS_RECORD=missing.", attachments: [evidence(SnapshotAttachment("found", found))])
    case .recorded(let isNewFolder):
      let cure =
        isNewFolder
        ? " Add exclude: [\"\(file.root.lastPathComponent)\"] to the test target in Package.swift, because the folder is new."
        : ""
      return Failure(message: "\(name) was missing and has been recorded; the next run compares it.\(cure)")
    case .recordedAgain(let change):
      return changed("\(name) was not as expected and has been recorded again (- before, + now)", change)
    case .different(let change):
      return changed(
        "\(name) is not as expected (- expected, + found)", change, "Record it again with HEADLESS_RECORD=failed.")
    case .shared(let location, let change):
      return changed(
        "\(name) also belongs to \(location.fileName):\(location.line), with another value in the same run (- in the file, + found "
          + "here)", change, "Give one of the two calls a name, such as named: \"pressed\".")
    }
  }

  private func evidence(_ attachment: SnapshotAttachment) -> Failure.Evidence {
    let name = EvidenceName(of: file.url)(attachment.name, fileExtension: attachment.fileExtension)
    return Failure.Evidence(name: name, bytes: Array(attachment.bytes))
  }
}

extension SnapshotFile {
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }
}
