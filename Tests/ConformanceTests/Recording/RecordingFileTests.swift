import Conformance
import Foundation
import Testing

/// The form of recordings in files.
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
    #expect(try Recording(Self.sample.data()) == Self.sample)
    let empty = Recording(system: "", device: "", date: nil, scale: 0)
    #expect(try Recording(empty.data()) == empty)
  }

  @Test func `each scene has a line of its own, in the order of the names`() throws {
    let lines = String(decoding: try Self.sample.data(), as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.contains("\"scene\"") }.map { $0.contains("\"scene\":\"a\"") } == [true, false])
    #expect(lines[1] == "\"format\": 1,")
  }

  @Test func `a recording that was cut off at any place is refused`() throws {
    let data = try Self.sample.data()
    // The last two bytes are the brace and the end of the line.
    for length in stride(from: 0, to: data.count - 2, by: 7) {
      #expect(throws: RecordingError.self) { try Recording(data.prefix(length)) }
    }
  }

  @Test(arguments: [
    (#"{"system": "iOS"}"#, "The file is not a recording: 'format' is missing."),
    (#"{"format": 2}"#, "The file has format 2; this program reads format 1."),
    (#"{"format": 1, "system": "", "device": "", "scale": 1}"#, "The file is not a recording: 'texts' is missing."),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a"}]}"#,
      "The file is not a recording: 'values' is missing at scenes.[0]."
    ),
    (
      #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {}}, {"scene": "a", "values": {}}]}"#,
      "The file has the scene 'a' twice."
    ),
  ])
  func `a file that lacks something is refused with the place`(text: String, reason: String) throws {
    let error = #expect(throws: RecordingError.self) { try Recording(Data(text.utf8)) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    "", "[]", "null", "\u{0}\u{1}", #"{"format": "one"}"#, String(repeating: "[", count: 100_000),
    #"{"format": 1, "system": "", "device": "", "scale": 1e999, "texts": [], "scenes": []}"#,
    #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {"a": [[1]]}}]}"#,
    #"{"format": 1, "system": "", "device": "", "scale": 1, "texts": [], "scenes": [{"scene": "a", "values": {"a": {}}}]}"#,
  ])
  func `a hostile file is refused`(text: String) {
    #expect(throws: RecordingError.self) { try Recording(Data(text.utf8)) }
  }

  @Test func `a file that is too large is refused before it is read`() {
    let error = #expect(throws: RecordingError.self) { try Recording(Data(count: Recording.largestFile + 1)) }
    #expect(error?.description == "The file has 67108865 bytes; a recording has at most 67108864.")
  }

  @Test func `a number that is not finite is not written`() {
    var recording = Self.sample
    recording.scenes[1].values["x"] = .number(.nan)
    let error = #expect(throws: RecordingError.self) { try recording.data() }
    #expect(error?.description == "'b' has a number that is not finite.")
  }
}
