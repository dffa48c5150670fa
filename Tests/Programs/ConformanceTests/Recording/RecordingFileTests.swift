import Conformance
import Foundation
import RandomNumbers
import Testing

struct RecordingFileTests {
  static let sample = Recording(
    system: "iOS 26.1", device: "iPhone \"16\"", date: "2026-11-22", scale: 3,
    texts: [
      RecordedText(text: "Verify", font: ".SFUI-Regular", fontSize: 17, width: 50.25, height: 20.287),
      RecordedText(text: "标哥", font: nil, fontSize: nil, width: 30, height: 18),
    ],
    scenes: [
      RecordedScene(
        scene: "a", digest: "0123", rounding: .macCatalyst, system: "iOS 7", source: "a page",
        values: [
          "none": .none, "flag": .flag(true), "number": .number(1.5), "numbers": .numbers([1, 2.25]),
          "text": .text("t"),
          "list": .list(["a", "b"]),
        ]),
      RecordedScene(scene: "b", digest: nil, values: [:]),
    ])

  @Test func `a recording that is written and read is the same`() throws {
    try expectEqual(Recording(Self.sample.data()), Self.sample)
    let empty = Recording(system: "", device: "", date: nil, scale: 0)
    try expectEqual(Recording(empty.data()), empty)
  }

  @Test func `each scene has a line of its own, in the order of the names`() throws {
    let lines = String(decoding: try Self.sample.data(), as: UTF8.self).split(separator: "\n")
    expectEqual(lines.filter { $0.contains("\"scene\"") }.map { $0.contains("\"scene\":\"a\"") }, [true, false])
    expectEqual(lines[1], "\"format\": 1,")
  }

  @Test func `a recording that was cut off at any place is refused`() throws {
    let data = try Self.sample.data()
    // The last two bytes are the brace and the end of the line.
    for length in stride(from: 0, to: data.count - 2, by: 7) {
      #expect(throws: RecordingError.self) { try Recording(data.prefix(length)) }
    }
  }

  @Test(arguments: [
    (#"{"system": "iOS"}"#, "The file is not a recording: 'format' is missing. Record it again."),
    (#"{"format": 2}"#, "The file has format 2; this program reads format 1. Record it again."),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1}"#,
      "The file is not a recording: 'texts' is missing. Record it again."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a"}]}"#,
      "The file is not a recording: 'values' is missing at scenes[0]. Record it again."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {}}, {"scene": "a", "values": {}}]}"#,
      "The file has the scene 'a' twice. Remove one of the two."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "", "values": {}}]}"#,
      "scenes[0] has an empty name. Remove the scene."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": -3, "texts": [], "scenes": []}"#,
      "'scale' is -3; it is the pixels of a point, from 1 to 9, or 0 for several."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [{"text": "a", "width": -1, "height": 2}], "scenes": []}"#,
      "texts[0] has a size out of its range: 'a', font size 0.0, -1.0 × 2.0 points. Remove the text."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [{"text": "a", "width": 1e300, "height": 2}], "scenes": []}"#,
      "texts[0] has a size out of its range: 'a', font size 0.0, 1e+300 × 2.0 points. Remove the text."
    ),
    (
      """
      {"format": 1, "system": "", "device": "", "scale": 1, "texts": [],
      "scenes": [{"scene": "a", "values": {"b": 1,
      "\\u0062": 2}}]}
      """, "The file has the name 'b' twice in one object, in line 3. Remove one of the two."
    ),
    (
      #"{"format": 1, "scale": 2, "system": "", "device": "", "scale": 1, "texts": [], "scenes": []}"#,
      "The file has the name 'scale' twice in one object, in line 1. Remove one of the two."
    ),
  ])
  func `a file that lacks something is refused with the place`(text: String, reason: String) throws {
    let error = #expect(throws: RecordingError.self) { try Recording(Data(text.utf8)) }
    expectEqual(error?.description, reason)
  }

  @Test(arguments: [
    "", "[]", "null", "\u{0}\u{1}", #"{"format": "one"}"#, String(repeating: "[", count: 100_000),
    #"{"format": 1, "system": "", "device": "", "scale": 1e999, "texts": [], "scenes": []}"#,
    #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {"a": [[1]]}}]}"#,
    #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {"a": {}}}]}"#,
    #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {"a": 1e999}}]}"#,
    #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {"a": NaN}}]}"#,
    #"{"format": 1, "x": "# + String(repeating: #"{"a":"#, count: 10_000) + String(repeating: "}", count: 10_000) + "}",
  ])
  func `a hostile file is refused`(text: String) {
    #expect(throws: RecordingError.self) { try Recording(Data(text.utf8)) }
  }

  /// Bytes are changed, removed and doubled; which ones, the seed decides.
  @Test func `a damaged file is refused or read, and never ends the process`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let data = try Self.sample.data()
    var (refused, count) = (0, 0)
    while count < 2_000 {
      var damaged = data
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let index = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.insert(contentsOf: damaged[index...].prefix(9), at: index)
        }
      }
      count += 1
      do {
        let recording = try Recording(damaged)
        // Whatever is read can be written and read again.
        try expectEqual(Recording(recording.data()).data(), recording.data(), "seed \(seed)")
      } catch {
        #expect(error is RecordingError, "seed \(seed)")
        refused += 1
      }
    }
    #expect(refused > 500, "seed \(seed)")
  }

  @Test func `a file that is too large is refused before it is read`() {
    let error = #expect(throws: RecordingError.self) { try Recording(Data(count: Recording.largestFile + 1)) }
    expectEqual(error?.description, "The file has more than 67108864 bytes, which no recording has. Name another file.")
  }

  @Test func `a file without an end is refused after the largest size`() {
    let error = #expect(throws: RecordingError.self) { try Recording(contentsOfFile: "/dev/zero") }
    expectEqual(error?.description.hasPrefix("/dev/zero: The file has more than 67108864 bytes"), true)
  }

  @Test func `a folder, a missing file and a text of two bytes a character are refused with the path`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wide = folder.appending(path: "wide.json")
    let text = String(decoding: try Self.sample.data(), as: UTF8.self)
    try #require(text.data(using: .utf16)).write(to: wide)
    for path in [folder.path, folder.appending(path: "absent").path, wide.path] {
      let error = #expect(throws: RecordingError.self) { try Recording(contentsOfFile: path) }
      expectEqual(error?.description.hasPrefix(path), true, "\(String(describing: error))")
    }
  }

  @Test func `names that are equal in different objects, and commas and braces in texts, are read`() throws {
    var recording = Self.sample
    recording.scenes[1].values = [
      "a,{\"b\":1": .text("},{\"\\"), "b": .list(["a", "a"]), "c": .list(["{", ",", "c"]),
    ]
    recording.scenes[0].values["b"] = .flag(false)
    try expectEqual(Recording(recording.data()), recording)
  }

  @Test func `a file is written whole, and one that exists is not replaced unless asked for`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.json").path
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    try Self.sample.write(toFile: path, replacing: false)
    #expect(try Recording(contentsOfFile: path) == Self.sample && names() == ["a.json"])
    // As when another program has written the file since: the recording is stored beside it.
    var other = Self.sample
    other.system = "iOS 18"
    let error = #expect(throws: RecordingError.self) { try other.write(toFile: path, replacing: false) }
    try expectEqual(Recording(contentsOfFile: path), Self.sample)
    let rest = try #require(names().first { $0 != "a.json" })
    expectEqual(error?.description.hasSuffix("The recording is in \(folder.path)/\(rest); rename it."), true)
    try expectEqual(Recording(contentsOfFile: "\(folder.path)/\(rest)"), other)
    try other.write(toFile: path, replacing: true)
    #expect(try Recording(contentsOfFile: path) == other && names().count == 2)
  }

  @Test func `a file in a folder that does not exist is not written`() {
    let error = #expect(throws: RecordingError.self) {
      try Self.sample.write(toFile: "/nowhere/a.json", replacing: false)
    }
    expectEqual(error?.description, "The folder /nowhere does not exist. Name a file in a folder that exists.")
  }

  @Test func `only a file is replaced, and a link remains a link`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["", folder.path, "/dev/null"] {
      let error = #expect(throws: RecordingError.self) { try Self.sample.write(toFile: path, replacing: true) }
      expectEqual(error?.description.contains(path.isEmpty ? "The path is empty." : "\(path) is not a file."), true)
    }
    let (file, link) = (folder.appending(path: "a.json"), folder.appending(path: "link.json"))
    try Data("mine".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try Self.sample.write(toFile: link.path, replacing: true)
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link.path), file.path)
    try expectEqual(Recording(contentsOfFile: file.path), Self.sample)
  }

  @Test @MainActor func `a text with two sizes in one font is a fault`() {
    let scene = ConformanceScene("scene", facts: [], scale: 2) { stage in
      stage.recordSize(of: "11:11", in: .systemFont(ofSize: 17))
      stage.recordSize(of: "11:11", in: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    }
    var recording = Recording(system: "", device: "", date: nil, scale: 2)
    recording.add(scene)
    expectEqual(recording.texts.count, 1)
    expectEqual(recording.scenes[0].faults, ["The text '11:11' has two sizes in the font .SFUI-Regular 17.0."])
  }

  @Test func `a number that is not finite is not written`() {
    var recording = Self.sample
    recording.scenes[1].values["x"] = .number(.nan)
    let error = #expect(throws: RecordingError.self) { try recording.data() }
    expectEqual(error?.description, "'b' has a number that is not finite.")
  }
}
