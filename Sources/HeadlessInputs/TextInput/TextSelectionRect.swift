import Foundation
import HeadlessGeometry

/// A rectangle of a selection in a line; `UITextSelectionRect` in the module `UIKit`.
///
/// > Documented: UITextSelectionRect.
@preconcurrency @MainActor
open class TextSelectionRect: NSObject {
  private let storedRect: CGRect

  /// Creates an empty rectangle.
  public override convenience init() { self.init(rect: .zero) }

  /// Creates a rectangle of a selection in one line.
  public init(rect: CGRect) {
    storedRect = rect
    super.init()
  }

  /// The rectangle, in the coordinates of the text input.
  open var rect: CGRect { storedRect }
  /// Whether the selection begins in it: yes.
  open var containsStart: Bool { true }
  /// Whether the selection ends in it: yes.
  open var containsEnd: Bool { true }
  /// Whether the text is vertical: no.
  open var isVertical: Bool { false }
}

/// Rules for a password that the system makes; stored only.
///
/// > Documented: UITextInputPasswordRules.
public final class TextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules, as text.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
