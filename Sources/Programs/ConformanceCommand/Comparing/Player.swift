import Conformance
import HeadlessKit

@MainActor struct Player {
  let era: SystemEra
  /// The closure that receives the reports of misuse that a scene causes, which stand for the lines of UIKit's log.
  let report: (_ scene: String, _ report: IssueReport) -> Void

  /// Records scenes, each on a screen of its scale.
  func recording(of scenes: [ConformanceScene], date: String?) -> Recording {
    var recording = Recording(system: era.system, device: "Linux", date: date, scale: 0)
    for scene in scenes { play(scene, pixels: CGFloat(scene.scale), into: &recording) }
    return recording
  }

  /// Plays again a recording's scenes that exist, with its sizes of texts; throws for a number that is not finite.
  func replay(of recording: Recording, by scenes: [ConformanceScene]) throws -> Recording {
    let byName = Dictionary(scenes.map { ($0.name, $0) }) { first, _ in first }
    var replay = Recording(system: era.system, device: "Linux", date: nil, scale: recording.scale)
    let measurer = try RecordedTextMeasurer(recording: recording.data())
    TextMeasuring.withCurrent(measurer) {
      for entry in recording.scenes {
        guard let scene = byName[entry.scene] else { continue }
        // So many pixels per point that rounding to them leaves five digits as they are.
        let pixels = entry.rounding == .pixels ? CGFloat(scene.scale) : 1_000_000
        play(scene, pixels: pixels, into: &replay)
        if entry.rounding == .macCatalyst { replay.scenes[replay.scenes.count - 1].roundAsOnMac() }
      }
    }
    return replay
  }

  private func play(_ scene: ConformanceScene, pixels: CGFloat, into recording: inout Recording) {
    let screen = Screen(scale: pixels, era: era)
    let reports = IssueReporting.collect {
      Screen.withMain(screen) { recording.add(scene) { screen.advance(by: $0) } }
    }
    for report in reports { self.report(scene.name, report) }
  }
}

extension SystemEra {
  /// The name of this package in a recording, with the versions of iOS that it imitates.
  var system: String { self == .standard ? "HeadlessKit" : "HeadlessKit, \(self)" }

  /// Returns the era that a system belongs to, such as `iOS 26.1`, or that this package has imitated.
  static func of(system: String) -> SystemEra {
    let version = system.split(separator: " ").compactMap { Int($0.prefix { $0.isNumber }) }.first ?? 0
    switch version {
    case 26...: return .iOS26
    case 18: return .iOS18
    case 15...17: return .iOS15
    default: return .standard
    }
  }
}

extension RecordedScene {
  /// Rounds positions to points and sizes to half points, both away from zero in the middle.
  /// > Seen: fact f3.
  mutating func roundAsOnMac() {
    func position(_ number: Double) -> Double { ((number * 1e4).rounded() / 1e4).rounded() }
    func length(_ number: Double) -> Double { ((number * 1e4).rounded() / 1e4 * 2).rounded() / 2 }
    for (name, value) in values {
      switch value {
      case .numbers(let rect) where rect.count == 4:
        values[name] = .numbers([position(rect[0]), position(rect[1]), length(rect[2]), length(rect[3])])
      case .number(let number) where name.hasSuffix(".x") || name.hasSuffix(".y"):
        values[name] = .number(position(number))
      case .number(let number): values[name] = .number(length(number))
      default: continue
      }
    }
  }
}
