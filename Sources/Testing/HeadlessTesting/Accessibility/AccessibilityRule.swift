/// A rule of the audit; ``expectAccessible(_:excluding:exceptions:sourceLocation:)`` can leave it out by its name.
public enum AccessibilityRule: String, Hashable, Sendable, CaseIterable {
  /// Elements that act and images that are elements have a label; a text field has one or a placeholder.
  case label
  /// An assistive application can do all that a finger can.
  case reach
  /// A touch area has 44×44 points or more, by hit testing.
  ///
  /// Standard controls other than buttons have the sizes of the system, and are accepted.
  case touchArea
  /// Text differs from what is behind it: by 4.5 to 1, large or bold text by 3 to 1.
  ///
  /// Colors that reach it with the user's setting Increase Contrast are accepted, as the system's do; so are disabled
  /// controls and placeholders of text fields.
  case contrast
  /// Text is not cut at the present text size.
  case textCut
  /// Text is not cut at the largest text size of accessibility.
  case largeText
  /// Elements have a size, and are on the screen or in a scroll view.
  case position
  /// Elements of one role that act, and the custom actions of an element, have different names.
  case sameName
  /// A label does not repeat the role, as "Buy button" does.
  case roleInLabel
  /// A label is not the name of a file, as "ic_close.png" is.
  case fileName
  /// The value of what can be adjusted or switched is set.
  case value
  /// A control that is disabled or selected has the trait of this state.
  case state
}
