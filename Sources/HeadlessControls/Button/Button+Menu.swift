import HeadlessGraphics
import HeadlessViews

/// What a button keeps of menus, roles and pointers.
extension Button {
  /// What a button is for, by which the system styles menus and alerts.
  ///
  /// > Documented: UIButton.Role, with its raw values.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What one most likely wants.
    case primary = 1
    /// Leaves without a change.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }

  /// Whether a tap selects the button, or no longer: false unless set.
  ///
  /// The selection changes before the actions run.
  ///
  /// > Documented: UIButton.changesSelectionAsPrimaryAction. Assumed: that it comes first. Differs: it does not go with a menu.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { buttonExtras?.kept?.changesSelection ?? false }
    set { makeKeptButtonValues().changesSelection = newValue }
  }

  /// Whether a pointer changes its shape on the button; false unless set, and kept only.
  public final var isPointerInteractionEnabled: Bool {
    get { buttonExtras?.kept?.hasPointerInteraction ?? false }
    set { makeKeptButtonValues().hasPointerInteraction = newValue }
  }

  // MARK: Symbols

  /// Sets how a symbol is chosen for a state; nil takes it away.
  ///
  /// > Differs: it is kept, images stay as they are.
  public final func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) {
    makeKeptButtonValues().symbolConfigurations.store(configuration, for: state)
  }

  /// How a symbol is chosen for a state, else for the normal one.
  public final func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    buttonExtras?.kept?.symbolConfigurations.value(for: state)
  }

  /// How a symbol is chosen in the present state.
  public final var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}

/// Holds what came late under names that older subclasses have too; members of a protocol stand back behind theirs.
@preconcurrency @MainActor
public protocol ButtonWithMenu: AnyObject {}

extension Button: ButtonWithMenu {}

extension ButtonWithMenu where Self: Button {
  /// The menu of the button; nil unless set.
  ///
  /// A menu switches ``Control/isContextMenuInteractionEnabled`` on, none switches it off.
  ///
  /// > Documented: UIButton.menu. Differs: it is kept and never shown.
  public var menu: Menu? {
    get { buttonExtras?.kept?.menu }
    set {
      makeKeptButtonValues().menu = newValue
      isContextMenuInteractionEnabled = newValue != nil
    }
  }

  /// What the button is for; normal unless set, and kept only.
  public var role: Role {
    get { buttonExtras?.kept?.role ?? .normal }
    set { makeKeptButtonValues().role = newValue }
  }

  /// Whether a pointer is on the button: no.
  public var isHovered: Bool { false }

  /// Whether the button is held on a television: no.
  public var isHeld: Bool { false }
}
