/// A rule of the audit; ``expectAccessible(_:excluding:exceptions:sourceLocation:)`` can leave it out by its name.
public enum AccessibilityRule: String, Hashable, Sendable, CaseIterable {
  /// Elements that act and images that are elements have a label; a text field has one or a placeholder.
  case label
  /// An element that acts on taps has the trait of a button, a link or the like.
  case trait
  /// An assistive application can do all that a finger can, by activation or by custom actions.
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
  /// Text is not cut, covered, or over other text at the present text size.
  case textCut
  /// At the largest text size of accessibility text is not cut or over other text, and nothing leaves the screen.
  ///
  /// Views that show the large content viewer are accepted.
  case largeText
  /// Text has another size at another text size of the user.
  ///
  /// No view limits its texts to sizes below the accessibility sizes. Texts of the system's sizes are accepted, as in
  /// bars and alerts, and views that show the large content viewer.
  case dynamicType
  /// Elements have a size, and all that acts or is text is on the screen or in a scroll view.
  case position
  /// Elements of one role that act, and the custom actions of an element, have different names.
  case sameName
  /// A label does not repeat the role, as "Buy button" does.
  case roleInLabel
  /// A label is not the name of a file or a name in code, as "ic_close.png" and "closeButton" are.
  case fileName
  /// The value of what can be adjusted or switched is set.
  case value
  /// A control that is disabled or selected has the trait of this state.
  case state
}
