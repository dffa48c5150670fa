import Foundation
import HeadlessGraphics

/// A part of an app that the user sees: the base of ``WindowScene``.
open class Scene: Responder {
  /// Whether a scene is in front.
  ///
  /// > Documented: UIScene.ActivationState, with its raw values.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and gets events.
    case foregroundActive = 0
    /// In front, and gets none.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// Whether the scene is in front: it is.
  open var activationState: ActivationState { .foregroundActive }

  /// Its title; empty unless set.
  open var title: String! = ""
}

/// The windows of a screen.
///
/// > Documented: UIWindowScene. Differs: there is one a screen, and its windows do not retain it.
open class WindowScene: Scene {
  private weak var storedScreen: Screen?

  init(_ screen: Screen) {
    storedScreen = screen
    super.init()
  }

  /// The screen; the main one where that has gone.
  public final var screen: Screen { storedScreen ?? Screen.main }

  /// The visible windows, back to front.
  open var windows: [Window] { screen.orderedWindows }

  /// The window that gets keys, or nil.
  open var keyWindow: Window? { screen.shownKeyWindow }

  /// Which way the interface is turned: as the screen's size says.
  open var interfaceOrientation: InterfaceOrientation { screen.orientation }

  /// The traits of the screen.
  open var traitCollection: TraitCollection { screen.traitCollection }
}
