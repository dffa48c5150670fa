import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The user's accessibility settings, and notifications to assistive applications.
///
/// No assistive technology runs here: the settings have the values that a test sets, and announcements are recorded.
/// > Documented: UIAccessibility. Differs: the settings can be set.
@preconcurrency @MainActor public enum Accessibility {
  /// The notifications of ``post(notification:argument:)``.
  /// > Documented: UIAccessibility.Notification. Reported: its raw values.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value that UIKit uses for the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen has new content, so that an assistive application starts reading at its first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements were added, removed or moved on the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a string, is to be announced.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll view has finished scrolling by a page; the argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver is on; false by default.
  public static var isVoiceOverRunning = false
  /// Whether Switch Control is on; false by default.
  public static var isSwitchControlRunning = false
  /// Whether Guided Access is on; false by default.
  public static var isGuidedAccessEnabled = false
  /// Whether the user wants less motion; false by default.
  public static var isReduceMotionEnabled = false
  /// Whether the user wants less that shows through; false by default.
  public static var isReduceTransparencyEnabled = false
  /// Whether the user wants heavier letters; false by default.
  public static var isBoldTextEnabled = false
  /// Whether the user wants colors with more contrast; false by default.
  public static var isDarkerSystemColorsEnabled = false
  /// Whether the user inverts colors; false by default.
  public static var isInvertColorsEnabled = false
  /// Whether the user wants shades of gray; false by default.
  public static var isGrayscaleEnabled = false
  /// Whether the user wants buttons to have a shape; false by default.
  public static var buttonShapesEnabled = false

  /// Whether AssistiveTouch is on; false by default.
  public static var isAssistiveTouchRunning = false
  /// Whether captions are on; false by default.
  public static var isClosedCaptioningEnabled = false
  /// Whether sound has one channel; false by default.
  public static var isMonoAudioEnabled = false
  /// Whether switches show labels; false by default.
  public static var isOnOffSwitchLabelsEnabled = false
  /// Whether shaking undoes; true by default.
  public static var isShakeToUndoEnabled = true
  /// Whether the screen can be read out; false by default.
  public static var isSpeakScreenEnabled = false
  /// Whether a selection can be read out; false by default.
  public static var isSpeakSelectionEnabled = false
  /// Whether videos play by themselves; true by default.
  public static var isVideoAutoplayEnabled = true
  /// Whether the user wants fades instead of movements; false by default.
  public static var prefersCrossFadeTransitions = false
  /// Whether the user wants differences that are not of color alone; false by default.
  public static var shouldDifferentiateWithoutColor = false

  /// Returns the element that has the focus of an assistive application: always nil, as none runs.
  public static func focusedElement(using assistiveTechnologyIdentifier: NotificationIdentifier?) -> Any? { nil }

  /// The identifier of an assistive application.
  public struct NotificationIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the assistive application, as UIKit spells it.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of VoiceOver, which reads the screen.
    public static let notificationVoiceOver = NotificationIdentifier(rawValue: "UIAccessibilityNotificationVoiceOver")
    /// The identifier of Switch Control, which moves through the elements by switches.
    public static let notificationSwitchControl = NotificationIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControl")
  }

  private static var recordings: [[(notification: Notification, argument: Any?)]] = []

  /// Posts a notification for assistive applications; it is recorded for ``recording(_:)``.
  public static func post(notification: Notification, argument: Any?) {
    for index in recordings.indices { recordings[index].append((notification, argument)) }
  }

  /// Runs `body`, such as a tap on a button, and returns the notifications that it posted, in their order.
  public static func recording(_ body: () throws -> Void) rethrows -> [(notification: Notification, argument: Any?)] {
    recordings.append([])
    defer { recordings.removeLast() }
    try body()
    return recordings[recordings.count - 1]
  }

  /// Posted when VoiceOver is switched on or off; here only a test posts it.
  public nonisolated static let voiceOverStatusDidChangeNotification = named("VoiceOverStatusDidChange")
  /// Posted when less motion is switched on or off; here only a test posts it.
  public nonisolated static let reduceMotionStatusDidChangeNotification = named("ReduceMotionStatusDidChange")
  /// Switch Control was switched on or off; only a test posts it here.
  public nonisolated static let switchControlStatusDidChangeNotification = named("SwitchControlStatusDidChange")
  /// AssistiveTouch was switched on or off; only a test posts it here.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = named("AssistiveTouchStatusDidChange")
  /// Guided Access was switched on or off; only a test posts it here.
  public nonisolated static let guidedAccessStatusDidChangeNotification = named("GuidedAccessStatusDidChange")
  /// Bold text was switched on or off; only a test posts it here.
  public nonisolated static let boldTextStatusDidChangeNotification = named("BoldTextStatusDidChange")
  /// The inversion of colors was switched on or off; only a test posts it here.
  public nonisolated static let invertColorsStatusDidChangeNotification = named("InvertColorsStatusDidChange")
  /// Grays were switched on or off; only a test posts it here.
  public nonisolated static let grayscaleStatusDidChangeNotification = named("GrayscaleStatusDidChange")
  /// Stronger colors were switched on or off; only a test posts it here.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = named(
    "DarkerSystemColorsStatusDidChange")
  /// Less transparency was switched on or off; only a test posts it here.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = named(
    "ReduceTransparencyStatusDidChange")
  /// Differences without color were switched on or off; only a test posts it here.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = named(
    "ShouldDifferentiateWithoutColorDidChange")
  /// An announcement has ended; only a test posts it here.
  public nonisolated static let announcementDidFinishNotification = named("AnnouncementDidFinish")
  /// The focus has moved to an element; only a test posts it here.
  public nonisolated static let elementFocusedNotification = named("ElementFocused")
  /// The key of the text of an announcement.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of the success of an announcement, a Boolean number.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element with the focus.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive application.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private nonisolated static func named(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(name)Notification")
  }

  /// Returns a rectangle of a view, in points, in the coordinates of the screen, as an `accessibilityFrame` needs it.
  /// > Documented: UIAccessibility.convertToScreenCoordinates(_:in:).
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect { view.rectOnScreen(rect) }

  /// Converts a path of a view to screen coordinates, in points; under a transform, it is moved and not turned.
  /// > Documented: UIAccessibility.convertToScreenCoordinates(_:in:).
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    let origin = view.rectOnScreen(.zero).origin
    let moved = BezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
