import Foundation
import HeadlessViews

/// A haptic or acoustic feedback; it is recorded only.
public enum Feedback: Hashable, Sendable {
  /// An impact of a style and an intensity, 0 to 1.
  case impact(ImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A tick while a selection changes.
  case selection
  /// The end of a task, with its outcome.
  case notification(NotificationFeedbackGenerator.FeedbackType)
  /// A click as of the keyboard: ``Device/playInputClick()``.
  case inputClick
}

/// The base class of generators of haptic feedback.
@preconcurrency @MainActor open class FeedbackGenerator: NSObject {
  private static var recordings: [[Feedback]] = []

  /// Runs `body`, such as a tap on a button, and returns the feedback that it generated, in its order.
  public static func recording(_ body: () throws -> Void) rethrows -> [Feedback] {
    recordings.append([])
    defer { recordings.removeLast() }
    try body()
    return recordings[recordings.count - 1]
  }

  /// Creates a generator that records its feedback.
  public override init() { super.init() }

  /// Creates a generator for a view, which changes nothing here.
  /// > Documented: UIFeedbackGenerator.init(view:).
  public convenience init(view: View) { self.init() }

  /// Does nothing; the real system prepares the hardware.
  open func prepare() {}

  static func record(_ feedback: Feedback) {
    for index in recordings.indices { recordings[index].append(feedback) }
  }
}

/// A generator of feedback for collisions of objects.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The mass and the hardness of the objects that collide.
  /// > Documented: UIImpactFeedbackGenerator.FeedbackStyle, with its raw values.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision between objects that are light, of a medium size, heavy, soft or rigid.
    case light = 0, medium = 1, heavy = 2, soft = 3, rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of medium impacts.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of a style for a view, which changes nothing here.
  /// > Documented: UIImpactFeedbackGenerator.init(style:view:).
  public convenience init(style: FeedbackStyle, view: View) { self.init(style: style) }

  /// Generates an impact of full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Generates an impact of full intensity; the location, in the coordinates of the generator's view, changes nothing.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Generates an impact of an intensity from 0 to 1; the location changes nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }

  /// Generates an impact of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { Self.record(.impact(style, intensity: intensity)) }
}

/// A generator of feedback for changes of a selection.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Generates feedback for a change of the selection.
  open func selectionChanged() { Self.record(.selection) }

  /// Generates feedback for a change of the selection; the location changes nothing.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// A generator of feedback for the end of a task.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// The outcome of a task.
  /// > Documented: UINotificationFeedbackGenerator.FeedbackType, with its raw values.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task has ended with a warning.
    case warning = 1
    /// The task has failed.
    case error = 2
  }

  /// Generates feedback for the outcome of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) { Self.record(.notification(notificationType)) }

  /// Generates feedback for the outcome of a task; the location changes nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
