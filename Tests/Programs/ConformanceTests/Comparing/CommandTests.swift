import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

@MainActor struct CommandTests {
  @MainActor private final class Output {
    var said: [String] = []
    var complained: [String] = []
    /// A file that is removed with this object.
    let path = FileManager.default.temporaryDirectory.appending(path: "conformance-\(UUID().uuidString).json").path
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func run(_ words: [String], scenes: [ConformanceScene] = ConformanceScene.all, known: [KnownDifference] = [])
      -> Int32
    {
      Command(
        printOutput: { self.said.append($0) }, printError: { self.complained.append($0) }, scenes: scenes, known: known
      )
      .run(words)
    }
  }

  private static let label = ConformanceScene("label", facts: ["d9"], scale: 2, file: "PrintedButtons.swift") { stage in
    let label = stage.add(Label())
    label.text = "Verify"
    stage.record("size", .size(label.sizeThatFits(CGSize(width: 100, height: 100))))
    stage.recordSize(of: "Verify", in: label.font!)
  }

  @Test func `a recording made here compares equal to itself`() throws {
    let output = Output()
    // The check compares all scenes, by the program itself.
    let scenes = ConformanceScene.all.enumerated().filter { $0.offset % 20 == 0 }.map(\.element)
    expectEqual(output.run(["record", output.path], scenes: scenes), 0)
    expectEqual(output.run(["compare", output.path], scenes: scenes), 0, "\(output.said)")
    expectEqual(output.run(["compare", output.path, output.path], scenes: scenes), 0)
    #expect(output.said[1].hasPrefix("HeadlessKit and HeadlessKit: \(scenes.count) scenes"), "\(output.said)")
    expectEqual(output.complained, [], "the reports of scenes that misuse UIKit on purpose are expected")
  }

  @Test func `a recording of another era differs`() {
    let output = Output()
    let scenes = ConformanceScene.all.filter { $0.name.hasPrefix("configurations/style ") }
    expectEqual(output.run(["record", output.path, "--era", "iOS15"], scenes: scenes), 0)
    expectEqual(output.run(["compare", output.path, "--era", "iOS26"], scenes: scenes), 1)
    #expect(output.said[1].contains("configurations/style filled: different"))
  }

  @Test func `the texts of a recording are measured as they were recorded`() throws {
    let output = Output()
    var recording = Recording(system: "iOS 26.1", device: "", date: nil, scale: 2)
    recording.texts = [RecordedText(text: "Verify", font: nil, fontSize: nil, width: 77.3, height: 20)]
    recording.scenes = [RecordedScene(scene: "label", digest: nil, values: ["size": .numbers([77.5, 20])])]
    try recording.data().write(to: URL(filePath: output.path))
    expectEqual(output.run(["compare", output.path], scenes: [Self.label]), 0, "\(output.said)")
  }

  @Test func `a changed value, and a changed size of a text, are found`() throws {
    let output = Output()
    let scenes = ConformanceScene.all.filter { $0.name == "texts/regular 17@2x" }
    expectEqual(output.run(["record", output.path], scenes: scenes), 0)
    let recording = try Recording(contentsOfFile: output.path)
    func outcome(_ change: (inout Recording) -> Void) throws -> Int32 {
      var changed = recording
      change(&changed)
      try changed.write(toFile: output.path, replacing: true)
      return output.run(["compare", output.path], scenes: scenes)
    }
    try expectEqual(outcome { _ in }, 0, "\(output.said)")
    try expectEqual(outcome { $0.scenes[0].values["Latin label"] = .size(CGSize(width: 1, height: 2)) }, 1)
    try expectEqual(outcome { $0.texts[0].width += 0.5 }, 1)
    try expectEqual(outcome { $0.texts[0].height += 0.5 }, 1)
    expectEqual(output.said.last?.contains("1 text of another size"), true)
  }

  @Test func `a recording without some of the scenes is not equal, unless the comparison is partial`() throws {
    let output = Output()
    let scenes = ["one", "two"].map {
      ConformanceScene($0, facts: ["a1"], scale: 2, needsApp: true, minimumSystem: 26, file: "Tracking.swift") {
        $0.record("value", .flag(true))
      }
    }
    expectEqual(output.run(["record", output.path], scenes: [scenes[0]]), 0)
    expectEqual(output.run(["compare", output.path], scenes: scenes), 1)
    expectEqual(output.said.last?.contains("two: the first recording does not have the scene"), true)
    expectEqual(output.run(["compare", output.path, "--partial"], scenes: scenes), 0)
    var recording = try Recording(contentsOfFile: output.path)
    recording.omitted["two"] = Recording.needsApp
    try recording.write(toFile: output.path, replacing: true)
    expectEqual(output.run(["compare", output.path], scenes: scenes), 1, "the recording does not say it had no app")
    recording.environment = RecordingEnvironment(hasApp: false)
    for reason in [Recording.needsApp, Recording.needsSystem(26)] {
      recording.omitted["two"] = reason
      try recording.write(toFile: output.path, replacing: true)
      expectEqual(output.run(["compare", output.path], scenes: scenes), 0, "\(output.said)")
      expectEqual(output.said.last?.contains("1 omitted"), true)
    }
    recording.omitted["two"] = Recording.needsSystem(18)
    try recording.write(toFile: output.path, replacing: true)
    expectEqual(output.run(["compare", output.path], scenes: scenes), 1, "the scene needs iOS 26")
    recording.omitted["two"] = Recording.endedBefore
    try recording.write(toFile: output.path, replacing: true)
    expectEqual(output.run(["compare", output.path], scenes: scenes), 1)
    expectEqual(output.said.last?.contains(Recording.endedBefore), true)
  }

  @Test func `reports that a scene causes are printed with its name`() {
    let output = Output()
    let scene = ConformanceScene("misuse", facts: ["a1"], scale: 2, file: "Tracking.swift") { stage in
      stage.root.addSubview(stage.root)
      stage.record("value", .flag(true))
    }
    expectEqual(output.run(["record", output.path], scenes: [scene]), 0)
    #expect(output.complained.count == 1 && output.complained[0].hasPrefix("misuse: "), "\(output.complained)")
  }

  @Test func `another report of a scene that misuses UIKit on purpose is printed`() {
    let output = Output()
    let name = "constraints/two required widths"
    let scene = ConformanceScene(name, facts: ["a1"], scale: 2, file: "Tracking.swift") { stage in
      stage.root.addSubview(stage.root)
      stage.root.widthAnchor.constraint(equalToConstant: 10).isActive = true
      stage.root.widthAnchor.constraint(equalToConstant: 20).isActive = true
      stage.layOut()
    }
    expectEqual(output.run(["record", output.path], scenes: [scene]), 0)
    #expect(output.complained.count == 1 && output.complained[0].hasPrefix("\(name): "), "\(output.complained)")
    #expect(!output.complained[0].contains("simultaneously"))
  }

  @Test func `a file that exists is not replaced unless asked for`() throws {
    let output = Output()
    try Data("mine".utf8).write(to: URL(filePath: output.path))
    expectEqual(output.run(["record", output.path], scenes: [Self.label]), 2)
    try expectEqual(String(contentsOfFile: output.path, encoding: .utf8), "mine")
    let message = "conformance: \(output.path) exists. Replace it with --replace, or name another file."
    expectEqual(output.complained, [message])
    expectEqual(output.run(["record", output.path, "--replace"], scenes: [Self.label]), 0)
  }

  @Test func `a file that cannot be read or written is reported with its path`() {
    let output = Output()
    expectEqual(output.run(["compare", "/nowhere/at all.json"]), 2)
    expectEqual(output.run(["record", "/nowhere/at all.json"], scenes: [Self.label]), 2)
    expectEqual(output.complained.count, 2)
    expectEqual(output.complained.first?.contains("/nowhere/at all.json cannot be read"), true)
    expectEqual(output.complained.last?.contains("The folder /nowhere does not exist."), true)
  }

  @Test func `a pipe is refused, as to open it would wait for ever`() throws {
    let output = Output()
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    expectEqual(output.run(["compare", path]), 2)
    expectEqual(output.run(["compare", "/dev/null"]), 2)
    expectEqual(output.complained, [path, "/dev/null"].map { "conformance: \($0) is not a file. Name another one." })
  }

  @Test func `control characters of a path are printed as escapes`() {
    let output = Output()
    expectEqual(output.run(["compare", "/nowhere/\u{1B}[2J"]), 2)
    #expect(output.complained[0].contains(#"/nowhere/\u{1B}[2J cannot be read"#), "\(output.complained)")
  }

  @Test(arguments: [
    [], ["play"], ["record"], ["compare"], ["record", "a", "--era"], ["record", "a", "--era", "iOS3"],
    ["compare", "a", "--json", "--markdown"], ["compare", "a", "b", "--era", "iOS26"], ["compare", "a", "b", "c"],
    ["list", "a"], ["record", "a", "--replace", "--replace"], ["compare", "a", "--partial", "--partial"],
  ])
  func `a command line that makes no sense is refused`(words: [String]) {
    let output = Output()
    expectEqual(output.run(words, scenes: []), 64)
    #expect(output.complained.count == 1 && output.complained[0].hasSuffix(Arguments.usage))
  }

  @Test func `the list has each scene with its facts, its scale and what it needs, sorted by name`() {
    let output = Output()
    let app = ConformanceScene(
      "app", facts: ["a1", "b2"], scale: 3, needsApp: true, minimumSystem: 26, file: "Tracking.swift"
    ) { _ in }
    let plain = ConformanceScene("plain", facts: [], scale: 1, file: "Tracking.swift") { _ in }
    expectEqual(output.run(["list"], scenes: [plain, Self.label, app]), 0)
    #expect(
      output.said == [
        """
        app: a1, b2; scale 3; needs an app; needs iOS 26
        label: d9; scale 2
        plain: no fact; scale 1
        """
      ])
  }
}
