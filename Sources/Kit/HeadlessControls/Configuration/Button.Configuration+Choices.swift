extension Button.Configuration {
  /// A rule for the radius of the corners, in points.
  /// > Documented: UIButton.Configuration.CornerStyle. Seen: fact g25 for the numbers.
  public enum CornerStyle: Hashable, Sendable {
    /// The corners have the radius of the background.
    case fixed
    /// The corners have the radius of the background, at most half of the height.
    case dynamic
    /// The radius of the corners is an eighth of the height.
    case small
    /// The radius of the corners is the height × 0.175.
    case medium
    /// The radius of the corners is a quarter of the height.
    case large
    /// The radius of the corners is half of the height.
    case capsule
  }

  /// An appearance on a Mac; stored only.
  /// > Documented: UIButton.Configuration.MacIdiomStyle.
  public enum MacIdiomStyle: Hashable, Sendable {
    /// The appearance that the style of the configuration has.
    case automatic
    /// A button with a border.
    case bordered
    /// A button without a border.
    case borderless
    /// A button without a border, in the tint color.
    case borderlessTinted
  }

  /// An alignment of title and subtitle with each other.
  /// > Documented: UIButton.Configuration.TitleAlignment. Seen: fact g15.
  public enum TitleAlignment: Hashable, Sendable {
    /// The leading edges of title and subtitle are aligned, and the lines of each text naturally.
    case automatic
    /// The leading edges of title and subtitle are aligned.
    case leading
    /// The centers of title and subtitle are aligned.
    case center
    /// The trailing edges of title and subtitle are aligned.
    case trailing
  }

  /// An indicator of a button with a menu.
  /// > Documented: UIButton.Configuration.Indicator.
  public enum Indicator: Hashable, Sendable {
    /// A pop-up indicator where the menu changes the selection.
    case automatic
    /// No indicator is shown.
    case none
    /// A pop-up indicator is shown beside the title.
    case popup
  }
}
