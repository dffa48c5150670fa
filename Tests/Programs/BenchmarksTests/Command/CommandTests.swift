import CommandLineTool
import HeadlessKit
import Testing

@testable import Benchmarks

@MainActor @Suite("Command") struct CommandTests {
  final class Output {
    var said: [String] = []
    var complaints: [String] = []
  }

  func run(_ words: String..., program: String? = nil) -> (code: Int32, output: Output) {
    let output = Output()
    var command = Command(printOutput: { output.said.append($0) }, printError: { output.complaints.append($0) })
    if let program { command.program = URL(fileURLWithPath: program) }
    return (command.run(words), output)
  }

  @Test func `a wrong command line is complained about, with the usage`() {
    let (code, output) = run("--only", "W99")
    #expect(code == ProgramProcess.usageExitCode && output.said.isEmpty)
    expectEqual(output.complaints.count, 1)
    expectEqual(output.complaints.first?.hasPrefix("Benchmarks: unknown row 'W99'; the rows are W1, W2,"), true)
    expectEqual(output.complaints.first?.hasSuffix(Arguments.usage), true)
  }

  @Test func `--help explains every row's name and option`() {
    let (code, output) = run("--help")
    expectEqual(code, 0)
    let text = output.said.joined()
    for word in Row.allCases.map(\.rawValue) + ["--only", "--n", "--runs", "--json"] { #expect(text.contains(word)) }
  }

  @Test func `the table has a line for each workload, with the unit in a column`() {
    let (code, output) = run("--n", "100", "--runs", "2", "--only", "W1,W4")
    expectEqual(code, 0)
    let lines = output.said.joined().split(separator: "\n")
    // W4 among a hundredth, a tenth and all of 100 buttons, each time the same one and each time another one.
    // W1 with plain buttons and with overridden hooks.
    #expect(lines.count == 1 + 2 + 3 * 2 && lines.first?.hasPrefix("row  what ") == true)
    expectEqual(lines.dropFirst().first?.hasPrefix("W1   build "), true)
    expectEqual(lines.dropFirst().first?.contains("ns a button"), true)
  }

  @Test func `--json prints each line with its figures and its calls`() throws {
    let (code, output) = run("--json", "--n", "100", "--runs", "3", "--only", "W2")
    expectEqual(code, 0)
    let recording = try JSONDecoder().decode(Recording.self, from: Data(output.said.joined().utf8))
    #expect(recording.program == "HeadlessKit" && recording.rounds == 3)
    expectEqual(recording.records.map(\.row), Array(repeating: .firstLayout, count: 4))
    let record = try #require(recording.records.first)
    #expect(record.count == 100 && record.unit == .button && record.name == "first layout")
    #expect(record.calls == Calls(layouts: 101, hooks: 600, visits: 101) && record.figures.min > 0)
    #expect(record.figures.min <= record.figures.median && record.figures.median <= record.figures.max)
  }

  @Test func `the keys of the JSON are the ones that the tree it is compared with prints too`() throws {
    let (_, output) = run("--json", "--n", "1", "--runs", "1", "--only", "T1")
    let object = try JSONSerialization.jsonObject(with: Data(output.said.joined().utf8)) as? [String: Any]
    expectEqual(object?.keys.sorted(), ["isDebugBuild", "program", "records", "rounds"])
    let record = (object?["records"] as? [[String: Any]])?.first
    expectEqual(record?.keys.sorted(), ["calls", "count", "figures", "name", "row", "unit"])
    expectEqual((record?["figures"] as? [String: Any])?.keys.sorted(), ["first", "max", "median", "min"])
    expectEqual((record?["calls"] as? [String: Any])?.keys.sorted(), ["hooks", "layouts", "visits"])
  }

  @Test func `one-button prints a button's frames, and nothing prints nothing`() {
    let (code, output) = run("one-button")
    expectEqual(code, 0)
    let lines = output.said.joined().split(separator: "\n")
    expectEqual(lines.map { $0.prefix { $0 != " " } }, ["Button", "ImageView", "ButtonLabel"])
    expectEqual(lines.first, "Button 0.0 0.0 120.0 44.0")
    // The pair of an image 16 wide and a title 93 wide is in the middle of 120.
    expectEqual(lines.dropFirst().first, "ImageView 5.5 14.0 16.0 16.0")
    let nothing = run("nothing")
    #expect(nothing.code == 0 && nothing.output.said.isEmpty && nothing.output.complaints.isEmpty)
  }

  @Test func `a checksum is the same for the same frames and another one for others`() {
    let sums = ["100", "100", "101"].map { run("checksum", "--n", $0).output.said.joined() }
    #expect(sums[0] == sums[1] && sums[0] != sums[2])
    let layouts = sums[0].split(separator: " ")
    #expect(layouts.count == 2 && layouts.first != layouts.last)
  }

  @Test func `a process that cannot be measured is complained about`() {
    let (code, output) = run("--only", "W8", "--runs", "1", program: "/nowhere/Benchmarks")
    expectEqual(code, ProgramProcess.failureExitCode)
    #expect(output.complaints.last?.hasPrefix("Benchmarks: ") == true && output.said.isEmpty)
  }

  @Test func `a file that is not a recording is an error`() {
    let (code, output) = run("compare", "/nowhere/a.json")
    expectEqual(code, ProgramProcess.failureExitCode)
    expectEqual(
      output.complaints, ["Benchmarks: '/nowhere/a.json' cannot be read, or is not a recording made with --json"])
  }

  @Test func `--empty-program adds a line to W8 that marks can be set against`() throws {
    // Any program that ends at once can replace the benchmarks, too.
    let (code, output) = run(
      "--json", "--only", "W8", "--runs", "1", "--empty-program", "/bin/echo", program: "/bin/echo")
    expectEqual(code, 0)
    let recording = try JSONDecoder().decode(Recording.self, from: Data(output.said.joined().utf8))
    expectEqual(recording.records.map(\.name), [Workload.oneButtonName, "nothing", Workload.emptyProgramName])
  }
}
