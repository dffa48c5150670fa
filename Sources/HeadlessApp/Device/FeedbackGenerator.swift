import Foundation

/// What a person would feel of a control, or hear of it; here it is written down.
public enum Feedback: Hashable, Sendable {
  /// A knock of a style and a strength, 0 to 1.
  case impact(ImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A tick while a selection changes.
  case selection
  /// The end of a task.
  case notification(NotificationFeedbackGenerator.FeedbackType)
  /// A click as of the keyboard: ``Device/playInputClick()``.
  case inputClick
}

/// Gives a person something to feel: the base of the three kinds.
@preconcurrency @MainActor
open class FeedbackGenerator: NSObject {
  private static var recordings: [[Feedback]] = []

  /// Runs `body` and tells what a person would have felt meanwhile.
  ///
  /// - Parameter body: The code, such as a tap on a button.
  /// - Returns: The feedback, in its order.
  /// - Throws: What `body` throws.
  public static func recording(_ body: () throws -> Void) rethrows -> [Feedback] {
    recordings.append([])
    do { try body() } catch {
      recordings.removeLast()
      throw error
    }
    return recordings.removeLast()
  }

  /// Makes a generator.
  public override init() {
    super.init()
  }

  /// Does nothing; the real system wakes the motor.
  open func prepare() {}

  final func give(_ feedback: Feedback) { Self.record(feedback) }

  static func record(_ feedback: Feedback) {
    for index in recordings.indices { recordings[index].append(feedback) }
  }
}

/// Knocks.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// How a knock feels.
  ///
  /// > Documented: UIImpactFeedbackGenerator.FeedbackStyle, with its raw values.
  public enum FeedbackStyle: Int, Sendable {
    /// Of something small.
    case light = 0
    /// Of something larger.
    case medium = 1
    /// Of something large.
    case heavy = 2
    /// Of something soft.
    case soft = 3
    /// Of something hard.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator of medium knocks.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Knocks in full.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Knocks with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    give(.impact(style, intensity: intensity))
  }
}

/// Ticks while a selection changes.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {
    give(.selection)
  }
}

/// Tells how a task ended.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// How it ended.
  ///
  /// > Documented: UINotificationFeedbackGenerator.FeedbackType, with its raw values.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// So that one should look.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Tells how it ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    give(.notification(notificationType))
  }
}
