import Foundation
import HeadlessGraphics

extension Button {
  /// The standard content and appearance of a button.
  /// > Documented: claim D2.2; UIButton.ButtonType, with its raw values.
  public enum ButtonType: Int, Sendable {
    /// A button without an appearance of its own, with a title of 18 points.
    case custom = 0
    /// A button whose title and image have the tint color.
    case system = 1
    /// A button with the symbol for details, an empty image of 22×22 points here.
    case detailDisclosure = 2
    /// A button with the symbol for information, for dark backgrounds; an empty image of 22×22 points here.
    case infoLight = 3
    /// A button with the symbol for information, for light backgrounds; an empty image of 22×22 points here.
    case infoDark = 4
    /// A button with the symbol for adding a contact, an empty image of 22×22 points here.
    case contactAdd = 5
    /// A button with the symbol for closing, an empty image of 30×30 points here.
    case close = 7

    /// The name of ``system`` before iOS 7.
    public static let roundedRect = ButtonType.system

    /// The font of a title by default.
    /// > Seen: fact c4: custom 18, every other type 15.
    var titleFont: Font { self == .custom ? Self.customTitleFont : Self.otherTitleFont }

    // One object each for all buttons.
    private static let customTitleFont = Font.systemFont(ofSize: Font.buttonFontSize)
    private static let otherTitleFont = Font.systemFont(ofSize: 15)

    /// The image that a button of the type has from the start, or nil.
    /// > Seen: fact b9 and row 21 of `button-frames`: 22×22 on iOS 11 and 12. Differs: 25×24 on iOS 13, 25.667 square
    /// > on iOS 17 (rows 36 and 37). Assumed: 30×30 for closing; a dump would settle it.
    var picture: Image? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: Image(size: CGSize(width: 22, height: 22))
      case .close: Image(size: CGSize(width: 30, height: 30))
      }
    }

    /// The English text that is read out for the picture of the type, or nil.
    /// > Assumed: fact ax17.
    var spokenName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .close: "Close"
      }
    }
  }

  /// The purpose of a button, by which the system styles menus and alerts.
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
