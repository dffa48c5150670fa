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
  /// The settings that the values depend on; nil for a collection of published numbers, and for a recording made here.
  public var environment: RecordingEnvironment?
  /// The scenes that were not recorded, by name, each with the reason.
  public var omitted: [String: String]
  /// The sizes of texts.
  public var texts: [RecordedText]
  /// The scenes, each once.
  public var scenes: [RecordedScene]

  /// Creates a recording of a system, without scenes by default.
  public init(
    system: String, device: String, date: String?, scale: Int, environment: RecordingEnvironment? = nil,
    omitted: [String: String] = [:], texts: [RecordedText] = [], scenes: [RecordedScene] = []
  ) {
    self.system = system
    self.device = device
    self.date = date
    self.scale = scale
    self.environment = environment
    self.omitted = omitted
    self.texts = texts
    self.scenes = scenes
  }
}

/// The settings of a system that the values of scenes depend on.
public struct RecordingEnvironment: Codable, Equatable, Sendable {
  /// Whether the process was an app; the tests of a package have none.
  public var hasApp: Bool
  /// The preferred size of texts, such as `UICTContentSizeCategoryL`.
  public var contentSizeCategory: String
  /// The language of the system's own texts, such as `en`.
  public var language: String
  /// The direction of layouts: `leftToRight` or `rightToLeft`.
  public var layoutDirection: String
  /// The kind of device, which margins and bars depend on: `phone` or `pad`.
  public var idiom: String
  /// The size class of the window's width: `compact`, `regular` or `unspecified`.
  public var horizontalSizeClass: String
  /// The size class of the window's height: `compact`, `regular` or `unspecified`.
  public var verticalSizeClass: String
  /// The accessibility settings that are on: `boldText`, `buttonShapes`, `increaseContrast`, `onOffLabels`,
  /// `reduceMotion` and `reduceTransparency`.
  public var accessibility: [String]

  /// Creates the settings of a system, by default of a new phone in English that is upright.
  public init(
    hasApp: Bool, contentSizeCategory: String = "UICTContentSizeCategoryL", language: String = "en",
    layoutDirection: String = "leftToRight", idiom: String = "phone", horizontalSizeClass: String = "compact",
    verticalSizeClass: String = "regular", accessibility: [String] = []
  ) {
    self.hasApp = hasApp
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.layoutDirection = layoutDirection
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.accessibility = accessibility
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
  /// The system, where it is another one than the recording's.
  public var system: String?
  /// The publication that the numbers are from, where the recording is a collection.
  public var source: String?
  /// The values by name.
  public var values: [String: RecordedValue]
  /// The reasons why values are missing, such as a control that a scripted touch does not reach.
  public var faults: [String]

  /// Creates a recorded scene.
  public init(
    scene: String, digest: String?, rounding: Rounding = .pixels, system: String? = nil, source: String? = nil,
    values: [String: RecordedValue], faults: [String] = []
  ) {
    self.scene = scene
    self.digest = digest
    self.rounding = rounding
    self.system = system
    self.source = source
    self.values = values
    self.faults = faults
  }
}

/// The size of a text in one line.
public struct RecordedText: Codable, Equatable, Sendable {
  /// The text that was measured, in one line.
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

extension RecordedText {
  /// Returns whether a measurer has one size for both texts.
  func hasSameKey(as other: RecordedText) -> Bool {
    text == other.text && font == other.font && fontSize == other.fontSize
  }
}

// MARK: Recording

extension Recording {
  /// The reason of a scene that needs an app, in a recording without one.
  public static let needsApp = "needs an app"
  /// Returns the reason of a scene that an older system does not have.
  public static func needsSystem(_ version: Int) -> String { "needs iOS \(version)" }
  /// The reason of a scene that the process had not yet played, in the file of a process that ended before.
  public static let endedBefore = "the recorder ended before"
  /// The reason of a scene that ended the process.
  public static let endedDuring = "the scene ended the recorder"

  /// Plays a scene and adds what it recorded, or omits a scene that needs an app where there is none.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - windowScene: The scene of the app that shows the window; nil without an app.
  ///   - pause: Lets time pass, in seconds; nil runs the run loop.
  @MainActor
  public mutating func add(
    _ scene: ConformanceScene, in windowScene: UIWindowScene? = nil, pause: (@MainActor (TimeInterval) -> Void)? = nil
  ) {
    if scene.needsApp, environment?.hasApp == false {
      omitted[scene.name] = Self.needsApp
      return
    }
    #if os(iOS)
      if ProcessInfo.processInfo.operatingSystemVersion.majorVersion < scene.minimumSystem {
        omitted[scene.name] = Self.needsSystem(scene.minimumSystem)
        return
      }
    #endif
    omitted[scene.name] = nil
    let played = scene.played(in: windowScene, pause: pause)
    var faults = played.faults
    for text in played.texts where text.isValid && !texts.contains(text) {
      // Fonts of one name, such as those with and without digits of one width, are one font in a file.
      if texts.contains(where: { $0.hasSameKey(as: text) }) {
        faults.append("The text '\(text.text)' has two sizes in the font \(text.font ?? "") \(text.fontSize ?? 0).")
      } else {
        texts.append(text)
      }
    }
    scenes.append(RecordedScene(scene: scene.name, digest: scene.digest, values: played.values, faults: faults))
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
