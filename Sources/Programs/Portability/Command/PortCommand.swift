import CommandLineTool

struct PortCommand {
  let printOutput: (String) -> Void
  let printError: (String) -> Void

  /// The exit code if nothing was written.
  static let refusedExitCode: Int32 = 2

  /// Ports a package by the words after `port`; returns the exit code.
  func run(_ arguments: [String]) -> Int32 {
    do {
      guard let request = try PortArguments.parse(arguments) else {
        printOutput(PortArguments.explanation)
        return 0
      }
      return try port(request)
    } catch let error as UsageError {
      printError("portability: \(error)\n\(PortArguments.usage)")
    } catch {
      printError("portability: \(error)")
    }
    return Self.refusedExitCode
  }

  private func port(_ request: PortArguments) throws -> Int32 {
    guard let kit = request.kit.map(KitLocation.init) ?? KitLocation.ofThisTool else {
      throw UsageError("the package that this tool was built from no longer exists; give --headlesskit")
    }
    let folder = try request.output.map { try CopyFolder(path: $0, source: request.path) }
    let plan = try PortPlan(
      path: request.path, kit: kit, keepsAbsent: request.keepsAbsent, dependencies: request.dependencies,
      isChecked: request.isChecked)
    if request.isDryRun {
      let difference = plan.sources.map { UnifiedDiff($0.file).text(path: $0.path) }.joined()
      if !difference.isEmpty { printOutput(String(difference.dropLast())) }
      printError(left(plan, output: nil))
    } else {
      try folder?.write(plan.outputs)
      printOutput(left(plan, output: request.output))
    }
    // `swift test` fails where a package has no tests.
    if request.runsTests, plan.hasTests, plan.outcome != .broken, let output = request.output {
      let tests = Compiler.run(["swift", "test", "--package-path", output])
      printOutput(tests.output)
      if tests.code != 0 { return PortPlan.Outcome.broken.rawValue }
    }
    return plan.outcome.rawValue
  }

  /// Returns the remaining findings and notes, and a line with the numbers.
  private func left(_ plan: PortPlan, output: String?) -> String {
    var lines = plan.reports.filter { $0.verdict != .compiles }.map(\.text) + plan.omissions.map(\.text)
    lines += plan.notes.map { "\($0.path): \($0.text)" }
    let changed = plan.sources.count { $0.file.isChanged }
    let others = plan.notes.count { $0.kind == .library || $0.kind == .extra }
    let result =
      switch (plan.outcome, plan.errorCount) {
      case (.broken, let count?): "It does not build: \(Self.count(count, "error"))."
      case (.broken, nil) where !plan.notes.contains { $0.kind == .check }: "Not compiled: something is left to do."
      case (_, nil): "Not compiled."
      case (.partial, _): "It builds without what is left out."
      case (.complete, _): "It builds."
      }
    lines.append(
      "\(Self.count(plan.sources.count, "file")) \(output.map { "ported to \($0)" } ?? "read"), \(changed) changed."
        + " Left out: \(plan.omissions.count) in files, \(others) \(others == 1 ? "file, target or resource" : "files, targets or resources")."
        + " \(result)")
    return lines.joined(separator: "\n")
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
