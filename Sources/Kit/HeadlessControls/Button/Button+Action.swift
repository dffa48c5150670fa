import Foundation
import HeadlessGraphics
import HeadlessViews

/// Buttons that are created with their action.
extension Button {
  /// Creates a button of a type that shows and runs an action; called on a subclass it makes that subclass.
  /// > Documented: UIButton.init(type:primaryAction:).
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Makes a system button with an image that calls a target's method when it is tapped.
  /// > Documented: UIButton.systemButton(with:target:action:).
  public static func systemButton(with image: Image, target: Any?, action: Selector?) -> Self {
    let button = make(self)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Makes a system button that shows and runs an action.
  /// > Documented: UIButton.systemButton(primaryAction:).
  public static func systemButton(primaryAction: Action?) -> Self {
    let button = make(self)
    button.setPrimaryAction(primaryAction)
    return button
  }

  /// Creates a system button of a class, by `init?(coder:)`, the only initializer that each class has.
  private static func make<Kind: Button>(_ kind: Kind.Type) -> Kind {
    guard let button = kind.init(coder: NSCoder()) else {
      fatalError("\(kind).systemButton: init?(coder:) returned nil; let it make a button, or call init(type:).")
    }
    button.setType(.system)
    return button
  }

  /// Shows the action's title and image, and runs it when the button is tapped.
  final func setPrimaryAction(_ primaryAction: Action?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}
