import CommandLineTool

/// The command `portability port`.
struct PortCommand {
  let say: (String) -> Void
  let complain: (String) -> Void

  /// The exit code if something is left to do.
  static let leftExitCode: Int32 = 1
  /// The exit code if nothing was written.
  static let refusedExitCode: Int32 = 2

  /// Ports a package.
  ///
  /// - Parameter arguments: The words after `port`.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) -> Int32 {
    do {
      guard let request = try PortArguments.parse(arguments) else {
        say(PortArguments.explanation)
        return 0
      }
      return try port(request)
    } catch let error as UsageError {
      complain("portability: \(error)\n\(PortArguments.usage)")
    } catch {
      complain("portability: \(error)")
    }
    return Self.refusedExitCode
  }

  private func port(_ request: PortArguments) throws -> Int32 {
    guard let kit = request.kit.map(KitLocation.init) ?? KitLocation.ofThisTool else {
      throw UsageError("the package that this tool was built from is gone; give --headlesskit")
    }
    let folder = try request.output.map { try CopyFolder(path: $0, source: request.path) }
    let plan = try PortPlan(path: request.path, kit: kit, keepsAbsent: request.keepsAbsent)
    if request.isDryRun {
      let difference = plan.sources.map { UnifiedDiff($0.file).text(path: $0.path) }.joined()
      if !difference.isEmpty { say(String(difference.dropLast())) }
      complain(left(plan, output: nil))
    } else {
      try folder?.write(plan.outputs)
      say(left(plan, output: request.output))
    }
    return plan.isComplete ? 0 : Self.leftExitCode
  }

  /// The remaining findings and notes, and a line with the numbers.
  private func left(_ plan: PortPlan, output: String?) -> String {
    let open = plan.reports.filter { $0.verdict != .compiles }
    var lines = open.map(\.text)
    lines += plan.omissions.map(\.text)
    lines += plan.notes.map { "\($0.path): \($0.text)" }
    let count = plan.sources.count
    let place = output.map { "ported to \($0)" } ?? "read"
    let edited = plan.sources.count { $0.file.isChanged }
    if !plan.omissions.isEmpty {
      let count = plan.omissions.count
      let files = Set(plan.omissions.map(\.path)).count
      lines.append(
        "\(count) \(count == 1 ? "declaration is" : "declarations are") left out in \(files) "
          + "\(files == 1 ? "file" : "files"), for what is unavailable; --keep-absent keeps what is left out")
    }
    lines.append(
      "\(count) \(count == 1 ? "file" : "files") \(place), \(edited) with edits; something is left to do in \(open.count), "
        + "and \(plan.notes.count) \(plan.notes.count == 1 ? "thing is" : "things are") left out")
    return lines.joined(separator: "\n")
  }
}
