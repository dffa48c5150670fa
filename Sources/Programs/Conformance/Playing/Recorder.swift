import UIKit

/// The recorder of the scenes for the screen of the process, in an app and in the tests of a package.
@MainActor public struct Recorder {
  private let app: UIApplication?
  private let pause: (@MainActor (TimeInterval) -> Void)?

  /// Creates a recorder for the app or the tests that the process runs.
  ///
  /// - Parameters:
  ///   - app: The app of the process; nil in the tests of a package, which run without one.
  ///   - pause: Lets time pass, in seconds; nil runs the run loop.
  public init(app: UIApplication?, pause: (@MainActor (TimeInterval) -> Void)? = nil) {
    self.app = app
    self.pause = pause
  }

  /// Records scenes into the file that the environment names.
  ///
  /// `CONFORMANCE_FILE` is the path of the file, which is replaced only where `CONFORMANCE_REPLACE` is 1. Without a
  /// path, the file is `conformance.json` in `folder`, and an older one is replaced. `CONFORMANCE_RESUME` of 1
  /// completes the file of a recorder that a scene ended, without this scene.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, all by default; those for other scales are left out.
  ///   - folder: The folder of a file that the environment does not name.
  ///   - environment: The variables of the process.
  ///   - progress: Receives the name of each scene before it is played.
  /// - Returns: The recording and the path of its file.
  /// - Throws: A ``RecordingError`` for a file that exists, for one to resume that cannot be read, and for a screen
  ///   whose bars or corners reach into the window of the scenes; else the error of writing.
  public func record(
    _ scenes: [ConformanceScene]? = nil, folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment, progress: (String) -> Void = { _ in }
  ) throws -> (recording: Recording, path: String) {
    let path = environment["CONFORMANCE_FILE"]
    let file = path.map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent("conformance.json")
    let resumes = environment["CONFORMANCE_RESUME"] == "1"
    var writing: Data.WritingOptions =
      path == nil || resumes || environment["CONFORMANCE_REPLACE"] == "1" ? .atomic : .withoutOverwriting
    var recording = try resumes ? Recording(contentsOfFile: file.path) : head(environment)
    var scenes = (scenes ?? ConformanceScene.all).filter { $0.scale == recording.scale }
    if resumes { scenes.removeAll { recording.omitted[$0.name] != Recording.endedBefore } }
    for scene in scenes { recording.omitted[scene.name] = Recording.endedBefore }
    var lines: [String: String] = [:]
    func write() throws {
      do {
        try recording.data(encoded: &lines).write(to: file, options: writing)
      } catch CocoaError.fileWriteFileExists {
        throw RecordingError(
          description: "\(file.path) exists. Replace it with CONFORMANCE_REPLACE=1, or name another file.")
      }
      // The file is the recorder's own from now on.
      writing = .atomic
    }
    if app != nil { _ = ConformanceScene.warmUp.played(in: windowScene, pause: pause) }
    for scene in scenes {
      // An exception ends the process. The file has all scenes before this one then, and names it.
      recording.omitted[scene.name] = Recording.endedDuring
      try write()
      progress(scene.name)
      #if canImport(ObjectiveC)
        // Views of a scene that the system autoreleases end with it.
        autoreleasepool { recording.add(scene, in: windowScene, pause: pause) }
      #else
        recording.add(scene, in: windowScene, pause: pause)
      #endif
    }
    try write()
    return (recording, file.path)
  }

  /// The scene of the app that is in front; nil without an app.
  private var windowScene: UIWindowScene? {
    let scenes = (app?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  /// Returns a recording without scenes, with the system, the device and the settings of the process.
  private func head(_ environment: [String: String]) throws -> Recording {
    let device = UIDevice.current
    let stage = Stage(size: CGSize(width: 375, height: 667), in: windowScene, pause: nil)
    let (window, traits, insets) = (stage.window, stage.window.traitCollection, stage.window.safeAreaInsets)
    stage.close()
    guard insets == .zero else {
      throw RecordingError(
        description: "The window of the scenes has safe area insets, \(insets). Record on a larger screen, in portrait."
      )
    }
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Recording(
      system: "\(device.systemName) \(device.systemVersion)",
      device: environment["SIMULATOR_DEVICE_NAME"] ?? device.model, date: Recording.day(Date()),
      scale: Int((windowScene?.screen ?? .main).scale),
      environment: RecordingEnvironment(
        hasApp: app != nil, contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
        // The system's own texts are in the app's language, not in the user's.
        language: Bundle.main.preferredLocalizations.first ?? Locale.preferredLanguages.first ?? "",
        layoutDirection: isRightToLeft ? "rightToLeft" : "leftToRight",
        idiom: device.userInterfaceIdiom == .pad ? "pad" : "phone",
        horizontalSizeClass: traits.horizontalSizeClass.name, verticalSizeClass: traits.verticalSizeClass.name,
        accessibility: Self.accessibility))
  }

  /// The names of the accessibility settings that are on and change frames, colors or motions.
  private static var accessibility: [String] {
    let settings = [
      ("boldText", UIAccessibility.isBoldTextEnabled), ("buttonShapes", UIAccessibility.buttonShapesEnabled),
      ("increaseContrast", UIAccessibility.isDarkerSystemColorsEnabled),
      ("onOffLabels", UIAccessibility.isOnOffSwitchLabelsEnabled),
      ("reduceMotion", UIAccessibility.isReduceMotionEnabled),
      ("reduceTransparency", UIAccessibility.isReduceTransparencyEnabled),
    ]
    return settings.filter(\.1).map(\.0)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var name: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}

extension Recording {
  /// The system and the numbers of scenes, in one line.
  public var summary: String {
    let reasons = Dictionary(grouping: omitted.values) { $0 }.sorted { $0.key < $1.key }
    let faults = scenes.filter { !$0.faults.isEmpty }.count
    let parts =
      ["\(scenes.count) \(scenes.count == 1 ? "scene" : "scenes")"]
      + reasons.map { "\($0.value.count) omitted (\($0.key))" } + (faults == 0 ? [] : ["\(faults) with faults"])
    return "\(system): \(parts.joined(separator: ", "))"
  }
}
