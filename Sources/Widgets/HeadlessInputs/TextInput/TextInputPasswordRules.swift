import Foundation

/// The requirements of a new password; `UITextInputPasswordRules` in the module `UIKit`.
///
/// Stored only: no password is proposed.
/// > Documented: UITextInputPasswordRules.
@preconcurrency @MainActor open class TextInputPasswordRules: NSObject {
  private nonisolated let descriptor: String

  /// The requirements, such as `"required: upper; minlength: 8;"`.
  open var passwordRulesDescriptor: String { descriptor }

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }
}
