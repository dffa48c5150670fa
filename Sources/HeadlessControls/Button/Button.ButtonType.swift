import Foundation
import HeadlessGraphics

extension Button {
  /// The type of the button.
  ///
  /// > Documented: claim D2.2; UIButton.ButtonType, with its raw values.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// Title and image in the tint color.
    case system = 1
    /// The sign for details.
    case detailDisclosure = 2
    /// The sign for information, for dark backgrounds.
    case infoLight = 3
    /// The sign for information, for light backgrounds.
    case infoDark = 4
    /// The sign for adding a contact.
    case contactAdd = 5
    /// The sign for closing.
    case close = 7

    /// The old name of ``system``.
    public static let roundedRect = ButtonType.system

    /// The font of a title by default.
    ///
    /// > Seen: fact c4: custom 18, every other type 15.
    var titleFont: Font { self == .custom ? Self.customTitleFont : Self.otherTitleFont }

    // One object each for all buttons.
    private static let customTitleFont = Font.systemFont(ofSize: Font.buttonFontSize)
    private static let otherTitleFont = Font.systemFont(ofSize: 15)

    /// The image that the type brings along, or nil.
    ///
    /// > Seen: fact b9 and row 21 of `button-frames`: 22×22 on iOS 11 and 12. Differs: 25×24 on iOS 13, 25.667 square
    /// > on iOS 17 (rows 36 and 37). Assumed: 30×30 for closing; a dump would settle it.
    var picture: Image? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: Image(size: CGSize(width: 22, height: 22))
      case .close: Image(size: CGSize(width: 30, height: 30))
      }
    }
  }
}

extension Button {
  /// The purpose of a button, by which the system styles menus and alerts.
  ///
  /// > Documented: UIButton.Role, with its raw values.
  public enum Role: Int, Sendable {
    /// A button without a special purpose.
    case normal = 0
    /// The most likely choice, which the return key of an alert activates on iOS.
    case primary = 1
    /// The role that dismisses without a change.
    case cancel = 2
    /// A choice that destroys something, shown in red on iOS.
    case destructive = 3
  }
}
