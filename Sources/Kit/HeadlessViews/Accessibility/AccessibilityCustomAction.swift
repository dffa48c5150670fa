import Foundation
import HeadlessGraphics

/// Something more that an assistive application offers to do with an object.
///
/// A test performs one by ``perform()``.
/// > Documented: UIAccessibilityCustomAction.
@preconcurrency @MainActor open class AccessibilityCustomAction: NSObject {
  /// The code, which returns whether the action was performed.
  public typealias ActionHandler = @MainActor (AccessibilityCustomAction) -> Bool

  /// The name, which is read out.
  open var name: String
  /// The image beside the name of the action; nil by default.
  open var image: Image?
  /// The code, or nil for a method of ``target``.
  open var actionHandler: ActionHandler?
  /// The object whose method is called; not retained.
  open weak var target: AnyObject?
  /// The method that is called on the ``target``, with the action as its argument.
  open var selector: Selector

  /// Creates an action that calls a method of a target, with the action as its sender.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    super.init()
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action with an image that calls a method of a target.
  public convenience init(name: String, image: Image?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action that runs a closure.
  public convenience init(name: String, actionHandler: ActionHandler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates an action with an image that runs a closure.
  public convenience init(name: String, image: Image?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Performs the action as an assistive app would; returns the closure's result, or whether the target has the method.
  @discardableResult public final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { selector.send(to: $0, from: self) } ?? false
  }
}
