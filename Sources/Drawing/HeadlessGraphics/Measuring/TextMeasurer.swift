import Foundation
import Synchronization

/// Measures one line of text; replaceable for a scope, so that a test can define "this title is 46×18".
///
/// The current measurer is ``TextMeasuring/current``. A label rounds its sizes up to whole pixels.
public protocol TextMeasurer: Sendable {
  /// Returns the width of a text without line breaks and the height of the line, in points, not rounded; an empty text
  /// is 0 wide and one line high.
  func size(of line: String, in font: Font) -> CGSize
}

/// The measurer of the current scope.
public enum TextMeasuring {
  /// Measures every label of the scope; ``withCurrent(_:_:)`` sets another one for a scope.
  public static var current: any TextMeasurer {
    ScopedMeasurer.isScoped ? ScopedMeasurer.current : SystemTextMeasurer()
  }

  /// Runs `body` with another measurer as ``current``, such as ``OneEmTextMeasurer``, and returns its result.
  public static func withCurrent<Result>(_ measurer: any TextMeasurer, _ body: () throws -> Result) rethrows -> Result {
    try ScopedMeasurer.scope.withValue(measurer, operation: body)
  }

  /// Runs asynchronous code with another measurer as ``current``, for test traits.
  package static func withCurrent(_ measurer: any TextMeasurer, _ body: @Sendable () async throws -> Void) async throws
  {
    try await ScopedMeasurer.scope.withValue(measurer, operation: body)
  }

  /// Whether the current measurer is the built-in one, whose results never change and so may be cached.
  package static var isStandard: Bool {
    !ScopedMeasurer.isScoped || type(of: current) == SystemTextMeasurer.self
  }
}

private enum ScopedMeasurer {
  @TaskLocal static var current: any TextMeasurer = SystemTextMeasurer()

  /// The way to another measurer for a scope.
  static var scope: TaskLocal<any TextMeasurer> {
    scopes.store(true, ordering: .relaxed)
    return $current
  }

  /// Whether there ever was a scope; before, the lookup is skipped.
  static var isScoped: Bool { scopes.load(ordering: .relaxed) }

  private static let scopes = Atomic(false)
}

/// A measurer that treats every character as a square of the font's size, so that a test can compute widths by heart.
public struct OneEmTextMeasurer: TextMeasurer {
  /// Makes the measurer.
  public init() {}

  /// Returns as many font sizes of width as there are characters, and one font size of height.
  public func size(of line: String, in font: Font) -> CGSize {
    CGSize(width: CGFloat(line.count) * font.pointSize, height: font.pointSize)
  }
}
