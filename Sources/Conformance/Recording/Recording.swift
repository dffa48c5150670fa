import UIKit

/// The values that one system gave the scenes.
public struct Recording: Equatable, Sendable {
  /// The version of the form that this file reads and writes.
  public static let format = 1

  /// The name and version of the system, such as `iOS 26.1`.
  public var system: String
  /// The device or simulator, such as `iPhone 16`.
  public var device: String
  /// The day as year, month and day, such as `2026-11-22`; nil for a collection of published numbers.
  public var date: String?
  /// The pixels of a point on the screen; 0 where scenes of several screens were recorded.
  public var scale: Int
  /// The sizes of texts.
  public var texts: [RecordedText]
  /// The scenes, each once.
  public var scenes: [RecordedScene]

  /// Creates a recording.
  public init(
    system: String, device: String, date: String?, scale: Int, texts: [RecordedText] = [], scenes: [RecordedScene] = []
  ) {
    self.system = system
    self.device = device
    self.date = date
    self.scale = scale
    self.texts = texts
    self.scenes = scenes
  }
}

/// The values that one system gave one scene.
public struct RecordedScene: Equatable, Sendable {
  /// The form of the numbers.
  public enum Rounding: String, Codable, Sendable {
    /// As the system gave them, on the pixels of the screen.
    case pixels
    /// As solved, before they were rounded to pixels.
    case none
    /// Positions on points, sizes on half points, as offscreen on Mac Catalyst (fact f3).
    case macCatalyst
  }

  /// The name of the scene.
  public var scene: String
  /// The digest of the scene's source file and of the helpers that it uses; nil for numbers that others published.
  public var digest: String?
  /// The form of the numbers.
  public var rounding: Rounding
  /// The system, where it is another one than that of the recording.
  public var system: String?
  /// The publication that the numbers are from, where the recording is a collection.
  public var source: String?
  /// The values by name.
  public var values: [String: RecordedValue]

  /// Creates a recorded scene; numbers that are not finite become texts, as a file cannot have them.
  public init(
    scene: String, digest: String?, rounding: Rounding = .pixels, system: String? = nil, source: String? = nil,
    values: [String: RecordedValue]
  ) {
    self.scene = scene
    self.digest = digest
    self.rounding = rounding
    self.system = system
    self.source = source
    self.values = values.mapValues(\.finite)
  }
}

/// The size of a text in one line.
public struct RecordedText: Codable, Equatable, Sendable {
  /// The text.
  public var text: String
  /// The name of the font; nil where the size holds for the text in any font.
  public var font: String?
  /// The size of the font, in points.
  public var fontSize: Double?
  /// The width, in points, not rounded.
  public var width: Double
  /// The height of the line, in points, not rounded.
  public var height: Double

  /// Creates the size of a text.
  public init(text: String, font: String?, fontSize: Double?, width: Double, height: Double) {
    self.text = text
    self.font = font
    self.fontSize = fontSize
    self.width = width
    self.height = height
  }
}

// MARK: Recording

extension Recording {
  /// Plays all scenes for the scale of the screen and records them.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, all by default; those for another scale are left out.
  ///   - date: The day of the recording.
  /// - Returns: The recording, with the system and device of the process.
  @MainActor
  public static func make(of scenes: [ConformanceScene]? = nil, date: Date = Date()) -> Recording {
    let scale = Int(UIScreen.main.scale)
    let device = UIDevice.current
    var recording = Recording(
      system: "\(device.systemName) \(device.systemVersion)", device: device.model, date: day(date), scale: scale)
    for scene in scenes ?? ConformanceScene.all where scene.scale == scale { recording.add(scene) }
    return recording
  }

  /// Plays a scene and adds what it recorded.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - pause: Lets time pass, in seconds; nil runs the run loop.
  @MainActor
  public mutating func add(_ scene: ConformanceScene, pause: (@MainActor (TimeInterval) -> Void)? = nil) {
    let played = scene.played(pause: pause)
    scenes.append(RecordedScene(scene: scene.name, digest: scene.digest, values: played.values))
    texts += played.texts.filter { $0.isValid && !texts.contains($0) }
  }

  /// Returns a date as year, month and day.
  public static func day(_ date: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyy-MM-dd"
    return format.string(from: date)
  }
}
