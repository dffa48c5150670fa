import Conformance
import HeadlessKit

/// The numbers of values of real systems that this package has too, by system and subject.
struct Rate: Equatable {
  struct Row: Equatable {
    let system: String
    let subject: String
    var equal = 0
    /// Numbers that differ by at most half a point.
    var near = 0
    var different = 0
    /// Values, or scenes, that this package does not have.
    var missing = 0

    var count: Int { equal + near + different + missing }
  }

  /// The rows, the latest system first.
  private(set) var rows: [Row] = []
  /// Each value that is not equal, in one line.
  private(set) var differences: [String] = []

  /// Compares the values of recordings with this package, each in its system's era; `replay` plays a recording again.
  @MainActor
  init(of recordings: [Recording], scenes: [ConformanceScene], replay: (Recording) throws -> Recording) rethrows {
    let facts = Dictionary(scenes.map { ($0.name, $0.facts) }) { first, _ in first }
    for recording in recordings {
      let played = try replay(recording).scenes
      let here = Dictionary(played.map { ($0.scene, $0.values) }) { first, _ in first }
      for scene in recording.scenes {
        let system = scene.system ?? recording.system
        let subject = String(scene.scene.prefix { $0 != "/" })
        for (name, value) in scene.values.sorted(by: { $0.key < $1.key }) {
          add(
            value, here[scene.scene]?[name], system, subject,
            "\(scene.scene), \(name) (\(facts[scene.scene]?.joined(separator: ", ") ?? "no scene"))")
        }
      }
      for text in recording.texts {
        guard let name = text.font, let size = text.fontSize else { continue }
        let width = Font(recordedName: name, size: size).map { font in
          let width = Double(SystemTextMeasurer().size(of: text.text, in: font).width)
          return recording.scale > 0 ? (width * Double(recording.scale)).rounded(.up) / Double(recording.scale) : width
        }
        add(
          .number(text.width), width.map { .number($0) }, recording.system, "widths of texts",
          "'\(text.text)' in \(name) \(size) (d9)")
      }
    }
    rows.sort { one, two in
      one.system == two.system
        ? one.subject < two.subject : one.system.localizedStandardCompare(two.system) == .orderedDescending
    }
  }

  private mutating func add(
    _ value: RecordedValue, _ here: RecordedValue?, _ system: String, _ subject: String, _ description: String
  ) {
    let system = Self.version(of: system)
    let index = rows.firstIndex { $0.system == system && $0.subject == subject } ?? rows.count
    if index == rows.count { rows.append(Row(system: system, subject: subject)) }
    guard let here, here != .none || value == .none else {
      rows[index].missing += 1
      return differences.append("\(description) on \(system): \(value.text), not here")
    }
    if value.isClose(to: here) {
      rows[index].equal += 1
      return
    }
    if value.isClose(to: here, within: 0.5) { rows[index].near += 1 } else { rows[index].different += 1 }
    differences.append("\(description) on \(system): \(value.text), here \(here.text)")
  }

  /// Returns the system and its first version: `iOS 8 sim` and `iOS 8/9 @2x` are iOS 8.
  static func version(of system: String) -> String {
    let words = system.split { " ,-/+".contains($0) }
    guard words.count > 1, words[1].first?.isNumber == true else { return words.first.map { String($0) } ?? system }
    return "\(words[0]) \(words[1])"
  }

  var summary: String {
    func sum(_ number: (Row) -> Int) -> Int { rows.reduce(0) { $0 + number($1) } }
    let (count, equal, near) = (sum(\.count), sum(\.equal), sum(\.near))
    let percent = count == 0 ? 0 : (Double(equal) / Double(count) * 1000).rounded(.down) / 10
    return
      "Of \(count) values of real systems, \(equal) (\(percent) %) are equal here and \(near) are within half a point."
  }

  /// The summary, a table of the rows, and the values that are not equal, as Markdown.
  var markdown: String {
    var lines = [
      summary, "", "| system | subject | values | equal | within half a point | different | not here |",
      "|---|---|---|---|---|---|---|",
    ]
    lines += rows.map { row in
      let counts = [row.count, row.equal, row.near, row.different, row.missing].map(String.init)
      return "| \(row.system.markdown) | \(row.subject.markdown) | \(counts.joined(separator: " | ")) |"
    }
    if !differences.isEmpty { lines += [""] + differences.map { "- \($0.printable.markdown)" } }
    return lines.joined(separator: "\n")
  }
}
