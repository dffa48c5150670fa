import UIKit

extension ConformanceScene {
  /// Creates a scene that writes calls into a log, for three pixels per point.
  static func logged(
    _ name: String, facts: [String], needsApp: Bool = false, file: String = #fileID,
    play: @escaping @MainActor @Sendable (Stage, CallLog) -> Void
  ) -> ConformanceScene {
    ConformanceScene(name, facts: facts, scale: 3, needsApp: needsApp, file: file) { play($0, CallLog()) }
  }
}
