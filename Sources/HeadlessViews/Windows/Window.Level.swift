import Foundation
import HeadlessReporting

extension Window {
  /// The level of a window among the windows of its screen.
  ///
  /// > Documented: UIWindow.Level. Reported: its values.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level from its number; NaN is reported and becomes 0, as it has no order.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : rawValue
      if !rawValue.isNaN { return }
      IssueReporting.report(
        IssueReport(
          place: "Window.Level.init(rawValue:)", problem: "Expected a number; got \(rawValue); using 0.",
          cure: "Pass a number, such as the rawValue of another level and 1."))
    }

    /// Creates a level from its number; see ``init(rawValue:)``.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// An app's windows.
    public static let normal = Level(0)
    /// The status bar.
    public static let statusBar = Level(1000)
    /// Alerts.
    public static let alert = Level(2000)

    /// Whether one is behind the other.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level further in front.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// A level further behind.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }
}
