/// A behavior of controls in apps that run on a Mac.
/// > Documented: UIBehavioralStyle, with its raw values.
public enum BehavioralStyle: UInt, Sendable {
  /// The behavior of the app's idiom.
  case automatic = 0
  /// The behavior of a control on an iPad.
  case pad = 1
  /// The behavior of a control of the Mac.
  case mac = 2
}

extension Button {
  /// An order of the elements of a menu.
  /// > Documented: UIContextMenuConfiguration.ElementOrder, with its raw values.
  public enum MenuElementOrder: Int, Sendable {
    /// The order that the system chooses.
    case automatic = 0
    /// The first elements are the closest to the touch.
    case priority = 1
    /// The elements have the order of the menu, wherever it is shown.
    case fixed = 2
  }
}
