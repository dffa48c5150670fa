import HeadlessGraphics

/// One instance of an app's user interface; the base class of ``WindowScene``.
open class Scene: Responder {
  /// The activation state of a scene.
  /// > Documented: UIScene.ActivationState, with its raw values.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background and not visible.
    case background = 2
  }

  /// The activation state of the scene: active.
  open var activationState: ActivationState { .foregroundActive }

  /// The title that the system shows for the scene; empty by default, and stored only.
  open var title: String! = ""
}

/// The windows of a screen.
/// > Documented: UIWindowScene. Differs: there is one per screen, and its windows do not retain it.
open class WindowScene: Scene {
  private weak var storedScreen: Screen?
  package final var traitRegistrations: [TraitRegistration] = []

  init(_ screen: Screen) {
    storedScreen = screen
    super.init()
  }

  /// The screen; the main one where it was deallocated.
  public final var screen: Screen { storedScreen ?? Screen.main }

  /// The visible windows, back to front.
  open var windows: [Window] { screen.orderedWindows }

  /// The window of the screen that receives keys and actions without a target; nil for none.
  open var keyWindow: Window? { screen.shownKeyWindow }

  /// The orientation of the interface, by the screen's size.
  open var interfaceOrientation: InterfaceOrientation { screen.orientation }

  /// The traits of the scene, which are its screen's.
  open var traitCollection: TraitCollection { screen.traitCollection }

  /// Called after the traits of the screen have changed, before its windows are notified.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension WindowScene: TraitRegistering {}
