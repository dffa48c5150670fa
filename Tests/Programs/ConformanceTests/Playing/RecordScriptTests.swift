import Foundation
import RepositoryFiles
import Testing

struct RecordScriptTests {
  /// A folder with programs named `xcrun` and `codesign`, which write down their arguments.
  private final class Tools {
    let url = FileManager.default.temporaryDirectory.appending(path: "RecordScriptTests \(UUID())")

    /// Creates the folder and the programs.
    ///
    /// - Parameters:
    ///   - recording: The file that the app writes; nil for an app that ends before.
    ///   - resumed: The file that the app writes when it is launched again; nil for the same.
    ///   - code: The exit code of the launch.
    ///   - devices: The list of devices.
    /// - Throws: Foundation's error of writing.
    init(recording: String?, resumed: String? = nil, code: Int32 = 0, devices: String = "") throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let launch =
        recording.map { recording in
          """
          if [ $SIMCTL_CHILD_CONFORMANCE_RESUME = 1 ]; then recording='\(resumed ?? recording)'; else recording='\(recording)'; fi
          printf %s "$recording" >"$SIMCTL_CHILD_CONFORMANCE_FILE"
          """
        } ?? "true"
      try tool(
        "xcrun",
        """
        case " $* " in
        *" swiftc "*)
          for word; do
            case $word in @*) grep -c 'swift$' "${word#@}" >"\(url.path)/sources" ;; esac
            if [ "${previous:-}" = -o ]; then touch "$word"; fi
            previous=$word
          done ;;
        *" list "*) printf '%s\\n' '\(devices)' ;;
        *" launch "*)
          \(launch)
          exit \(code) ;;
        esac
        """)
      try tool("codesign", #"test -f "${!#}/Info.plist" && test -f "${!#}/ConformanceRecorder""#)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    private func tool(_ name: String, _ code: String) throws {
      let file = url.appending(path: name)
      let text = "#!/usr/bin/env bash\necho \"\(name) $*\" >>\"\(url.path)/calls\"\n\(code)\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Returns the lines of a file that the programs wrote.
    func lines(_ name: String) -> [String] {
      let text = try? String(contentsOf: url.appending(path: name), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }

    var result: URL { url.appending(path: "result.json") }
  }

  /// Runs the script.
  ///
  /// - Returns: The exit code, and the text on standard error.
  private func run(_ tools: Tools, _ arguments: String...) throws -> (code: Int32, errors: String) {
    try run(tools, arguments)
  }

  private func run(_ tools: Tools, _ arguments: [String]) throws -> (code: Int32, errors: String) {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(tools.url.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    let script = Repository.url("Docs/Examples/ConformanceRecorder/record").path
    let program = try FinishedProgram([script] + arguments, environment: environment)
    return (program.status, program.errors)
  }

  @Test func `the app is compiled from all scenes, installed, launched, and its file is moved`() throws {
    let tools = try Tools(recording: "{}")
    let (code, errors) = try run(tools, "iPhone SE (3rd generation)", tools.result.path)
    expectEqual(code, 0, "\(errors)")
    try expectEqual(String(contentsOf: tools.result, encoding: .utf8), "{}")
    let calls = tools.lines("calls").map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      calls == [
        "xcrun --sdk iphonesimulator", "codesign --force --sign", "xcrun simctl list", "xcrun simctl bootstatus",
        "xcrun simctl install", "xcrun simctl launch",
      ])
    expectEqual(tools.lines("calls").filter { $0.contains("iPhone SE (3rd generation)") }.count, 3)
    let scenes = try Repository.swiftFiles(in: "Sources/Programs/Conformance").count
    // The app itself is one file.
    expectEqual(tools.lines("sources"), ["\(scenes + 1)"])
  }

  @Test func `a name stands for the last device of that name, an identifier for itself`() throws {
    let devices = """
      == Devices ==
      -- iOS 18.5 --
          iPhone 17 (11111111-0000-0000-0000-000000000000) (Shutdown)
      -- iOS 26.1 --
          iPhone 17 (22222222-0000-0000-0000-000000000000) (Booted)
          iPhone 17 Pro (33333333-0000-0000-0000-000000000000) (Shutdown)
          iPhone SE (3rd generation) (44444444-0000-0000-0000-000000000000) (Shutdown)
      """
    for (name, identifier) in [
      ("iPhone 17", "22222222-0000-0000-0000-000000000000"),
      ("iPhone SE (3rd generation)", "44444444-0000-0000-0000-000000000000"),
      ("iPhone SE", "iPhone SE"),
      ("11111111-0000-0000-0000-000000000000", "11111111-0000-0000-0000-000000000000"),
    ] {
      let tools = try Tools(recording: "{}", devices: devices)
      try expectEqual(run(tools, name, tools.result.path).code, 0)
      let boot = tools.lines("calls").filter { $0.contains("bootstatus") }
      expectEqual(boot, ["xcrun simctl bootstatus \(identifier) -b"])
    }
  }

  @Test func `a file that exists is replaced only on request`() throws {
    let tools = try Tools(recording: "{}")
    try Data("mine".utf8).write(to: tools.result)
    let (code, errors) = try run(tools, "iPhone 17", tools.result.path)
    #expect(code == 2 && errors == "\(tools.result.path) exists; replace it with --replace.\n")
    try expectEqual(Data(contentsOf: tools.result), Data("mine".utf8))
    #expect(tools.lines("calls").isEmpty)
    try expectEqual(run(tools, "iPhone 17", tools.result.path, "--replace").code, 0)
    try expectEqual(Data(contentsOf: tools.result), Data("{}".utf8))
  }

  @Test func `an app that ends early leaves its file, and the script fails`() throws {
    let early = #"{"omitted": {"a": "the recorder ended before"}}"#
    let tools = try Tools(recording: early, code: 1)
    let (code, errors) = try run(tools, "iPhone 17", tools.result.path)
    #expect(code == 1 && errors.hasSuffix("names the scenes that it has not recorded.\n"))
    try expectEqual(String(contentsOf: tools.result, encoding: .utf8), early)
    expectEqual(tools.lines("calls").filter { $0.contains(" launch ") }.count, 2, "the second launch went no further")
  }

  @Test func `an app that a scene ends is launched again for the rest, and the script fails`() throws {
    let recordings = [
      #"{"omitted": {"a": "the scene ended the recorder", "b": "the recorder ended before"}}"#,
      #"{"omitted": {"a": "the scene ended the recorder"}}"#,
    ]
    let tools = try Tools(recording: recordings[0], resumed: recordings[1], code: 1)
    let (code, errors) = try run(tools, "iPhone 17", tools.result.path)
    #expect(code == 1 && errors.hasSuffix("names the scenes that it has not recorded.\n"))
    try expectEqual(String(contentsOf: tools.result, encoding: .utf8), recordings[1])
    expectEqual(tools.lines("calls").filter { $0.contains(" launch ") }.count, 2)
  }

  @Test func `an app that records nothing fails, and a file that exists remains`() throws {
    let tools = try Tools(recording: nil)
    try Data("mine".utf8).write(to: tools.result)
    let (code, errors) = try run(tools, "iPhone 17", tools.result.path, "--replace")
    #expect(code == 1 && errors == "The app has recorded nothing.\n")
    try expectEqual(Data(contentsOf: tools.result), Data("mine".utf8))
  }

  @Test(arguments: [[], ["iPhone 17"], ["iPhone 17", "a.json", "--force"], ["iPhone 17", "a.json", "--replace", "b"]])
  func `another command line shows the usage`(arguments: [String]) throws {
    let tools = try Tools(recording: "{}")
    #expect(try run(tools, arguments).code == 64 && tools.lines("calls").isEmpty)
  }

  @Test func `the app's property list names its executable, its identifier and its scenes`() throws {
    let folder = Repository.url("Docs/Examples/ConformanceRecorder")
    let data = try Data(contentsOf: folder.appending(path: "App/Info.plist"))
    let list = try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    let script = try String(contentsOf: folder.appending(path: "record"), encoding: .utf8)
    let executable = try #require(list["CFBundleExecutable"] as? String)
    let identifier = try #require(list["CFBundleIdentifier"] as? String)
    #expect(script.contains("-o \"$app/\(executable)\"") && script.contains("\"$device\" \(identifier) "))
    // An app without a launch screen gets a screen of 320 × 480 points.
    #expect(list["UILaunchScreen"] != nil && list["UIApplicationSceneManifest"] != nil)
    #expect(script.contains("-apple-ios\(list["MinimumOSVersion"] ?? "")-simulator"))
  }
}
