import Foundation
import HeadlessReporting

extension Window {
  /// The level of a window among the windows of its screen.
  /// > Documented: UIWindow.Level. Reported: its values.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number by which levels are compared; greater ones are in front.
    public let rawValue: CGFloat
    /// Creates a level from its number; NaN is reported and becomes 0, as it has no order.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : rawValue
      if !rawValue.isNaN { return }
      IssueReporting.report(
        place: "Window.Level.init(rawValue:)", problem: "Expected a number; got \(rawValue); using 0.",
        cure: "Pass a number, such as the rawValue of another level and 1.")
    }

    /// Creates a level from its number; see ``init(rawValue:)``.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The level of an app's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1,000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2,000.
    public static let alert = Level(2000)

    /// Returns whether the first level is behind the second one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level that is further in front by a distance.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// Returns a level that is further behind by a distance.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }
}
