/// The style of a bar.
/// > Documented: UIBarStyle, with its raw values.
public enum BarStyle: Int, Sendable {
  /// The standard style.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
  /// The former style of a black, translucent bar.
  case blackTranslucent = 2

  /// The former name of ``black``.
  public static var blackOpaque: BarStyle { .black }
}

/// The position of a bar in its window.
/// > Documented: UIBarPosition, with its raw values.
public enum BarPosition: Int, Sendable {
  /// No position; the bar has not been placed.
  case any = 0
  /// At the bottom of its view controller's view.
  case bottom = 1
  /// At the top of its view controller's view.
  case top = 2
  /// At the top of the window, with a background that reaches under the status bar.
  case topAttached = 3
}

/// A view that has a position as a bar.
/// > Documented: UIBarPositioning.
@preconcurrency @MainActor public protocol BarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: BarPosition { get }
}

/// The base of the delegates of bars.
/// > Documented: UIBarPositioningDelegate.
@preconcurrency @MainActor public protocol BarPositioningDelegate: AnyObject {
  /// Returns the position of a bar; ``BarPosition/any`` by default.
  func position(for bar: any BarPositioning) -> BarPosition
}

extension BarPositioningDelegate {
  /// Returns ``BarPosition/any`` by default.
  public func position(for bar: any BarPositioning) -> BarPosition { .any }
}

/// The values that bars and items set by the height of the bar and by further keys.
typealias MetricsTable<Value> = [[UInt]: Value]
