import Foundation

/// The drawing of a view, as a value: commands in the order in which they are painted, each over those before.
///
/// All lengths are points; the y axis points down. All numbers are finite, and all colors are components from 0 to 1 in
/// the sRGB space. A state, a group or a clip ends within the list, so that lists can be concatenated. Nothing in it
/// depends on a view, a screen or the current traits: writers such as the SVG writer read nothing else.
///
/// A list is made by ``init(bounds:recording:)``, or by a view's `drawing(afterScreenUpdates:)`.
public struct DrawingList: Hashable, Sendable {
  /// The sheet: the rectangle that a picture of the list shows; commands may reach beyond it.
  public var bounds: CGRect

  /// The commands in their order.
  public package(set) var commands: [Command] = []

  /// Creates a list that paints nothing on a sheet, in points; one that is not finite is empty.
  public init(bounds: CGRect) { self.bounds = bounds.isFinite ? bounds.standardized : .zero }

  init(bounds: CGRect, _ commands: [Command]) {
    self.init(bounds: bounds)
    self.commands = commands
  }

  /// Creates a list of the commands that a closure records into a context, which is ``DrawingContext/current`` while it
  /// runs.
  public init(bounds: CGRect, recording body: (DrawingContext) throws -> Void) rethrows {
    let context = DrawingContext()
    try context.performAsCurrent { try body(context) }
    self.init(bounds: bounds, context.finished())
  }

  /// Whether nothing is painted.
  public var isEmpty: Bool { commands.isEmpty }

  /// Paints the commands of another list over this one.
  public mutating func append(_ other: DrawingList) { commands += other.commands }
}
