import Foundation
import HeadlessGraphics

/// The versions of iOS that a screen imitates, as a set of named differences.
///
/// Test a difference, such as ``roundsTitlesToPoints``, instead of a version. ``standard`` has in each difference
/// the value of most observations; a variable of it can differ in one of them.
///
/// ```swift
/// let screen = Screen(scale: 3, era: .iOS26)
/// ```
public struct SystemEra: Hashable, Sendable, CustomStringConvertible {
  /// Whether the size of a title is rounded up to whole points before a button without a configuration places it.
  /// > Seen: fact s8: 138.5 became 139 on iOS 26; iOS 8 to 14 round to pixels. Assumed: iOS 15 to 18 round to pixels;
  /// > the frame of one title that ends within a point on such a system would settle it.
  public var roundsTitlesToPoints = false

  /// The corner radii of a background whose configuration sets none.
  public var configuredCornerRadii = ConfiguredCornerRadii(mini: 17, small: 17, medium: 17, large: 17)

  /// Whether the title of a bordered button has the tint instead of the color of labels.
  /// > Reported: fact g28, by one observer, for systems up to iOS 18.
  public var borderedTitleHasTint = false

  /// Whether a configured button's lines are whole points below each other, and end with the spaces they break at.
  /// > Seen: fact g17 on iOS 26.1. Assumed: not so on iOS 15 to 18, whose labels are measured line by line (fact d9).
  public var configuredTextHasWholePitch = true

  /// Whether the subviews of a configured button are in a content view of their own instead of in the button.
  /// > Seen: facts g50 and g51 on iOS 26.1. Reported: fact g52, by one dump, of iOS 15 to 18.
  public var configuredSubviewsAreNested = true

  /// Whether switches, sliders, segmented and page controls have iOS 26's sizes: a switch 63×28 points, not 51×31.
  /// > Seen: fact i1: 51×31 in dumps of iOS 7 to 18, 63×28 in dumps of iOS 26.1; facts q11 and q15.
  public var hasGlassControls = false

  /// The distance from the alignment rectangle of a segmented control to its lower edge, in points.
  /// > Seen: fact q12: 1 on iOS 26.1, and in a dump of iOS 18.2.
  public var segmentedControlOverhang: CGFloat = 0

  /// Whether a refresh control is hidden while nothing refreshes.
  /// > Seen: fact q16, on iOS 26.1.
  public var hidesRestingRefreshControls = false

  /// The values of the named colors of the system.
  /// > Documented: Human Interface Guidelines, tables of system colors. Seen: fact q17.
  public var systemColors = SystemColors.iOS13

  /// The sizes of navigation bars, toolbars, tab bars and of the items in them.
  public var bars = Bars.iOS11

  /// The sizes of alerts and action sheets.
  public var alerts = Alerts.iOS7

  /// The frames of sheets and popovers; nil where presented views are as large as their container.
  public var presentations: Presentations?

  private var tint = DefaultTint.iOS7
  private var configuredTint = DefaultTint.iOS26

  /// The tint of a view that inherits none.
  /// > Seen: fact s8: light 0, 122, 255 on iOS 7 to 18; light 0, 136, 255 and dark 0, 145, 255 on iOS 26.
  public var tintColor: Color { tint.color }

  /// The tint of a configured button that inherits none; another color than ``tintColor`` only in ``standard``.
  /// > Seen: fact s8, and facts g27 to g32, measured on iOS 26.1.
  public var configuredTintColor: Color { configuredTint.color }

  /// Returns the tint of a configured button: the tint color, or for the default one that of configured buttons.
  package func configuredTint(for tintColor: Color) -> Color {
    tint != configuredTint && tintColor == self.tintColor ? configuredTintColor : tintColor
  }

  /// The default era: classic buttons and views as on iOS 8 to 14, configured buttons as on iOS 26.
  public static let standard = SystemEra()

  /// The appearance of iOS 15 to 17: configured buttons have smaller corner radii and views of one level.
  public static let iOS15: SystemEra = {
    var era = SystemEra()
    era.configuredCornerRadii = ConfiguredCornerRadii(mini: 14, small: 14, medium: 5.95, large: 8.75)
    era.borderedTitleHasTint = true
    era.configuredTextHasWholePitch = false
    era.configuredSubviewsAreNested = false
    era.configuredTint = .iOS7
    era.bars.navigationBarInSheet = 56
    return era
  }()

  /// The appearance of iOS 18: ``iOS15`` with a segmented control that ends below its alignment rectangle.
  public static let iOS18: SystemEra = {
    var era = iOS15
    era.segmentedControlOverhang = 1
    return era
  }()

  /// The appearance of iOS 26: titles have whole points, bars, alerts and the standard controls are made of glass.
  public static let iOS26: SystemEra = {
    var era = SystemEra()
    era.roundsTitlesToPoints = true
    era.hasGlassControls = true
    era.segmentedControlOverhang = 1
    era.hidesRestingRefreshControls = true
    era.tint = .iOS26
    era.systemColors = .iOS26
    era.bars = .iOS26
    era.alerts = .iOS26
    era.presentations = .iOS26
    return era
  }()

  /// The tints that systems have had, as a value that is copied without counting references.
  private enum DefaultTint {
    case iOS7, iOS26

    var color: Color {
      switch self {
      case .iOS7: SystemColors.iOS13.blue
      case .iOS26: SystemColors.iOS26.blue
      }
    }
  }

  /// The name of the era, or the differences of one without a name.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .iOS15: "iOS 15"
    case .iOS18: "iOS 18"
    case .iOS26: "iOS 26"
    default:
      Mirror(reflecting: self).children.map { "\($0.label ?? "") \($0.value)" }.joined(separator: ", ")
    }
  }

  /// The corner radii of configured buttons by their size, in points.
  /// > Seen: fact g2: 17 on iOS 26.1, at medium size; assumed for the other sizes. Reported: facts g2 and g26, from one
  /// > back-port: 5.95 at medium, 14 at mini and small, 8.75 at large on iOS 15 to 18.
  public struct ConfiguredCornerRadii: Hashable, Sendable {
    /// The radius of a mini button, in points.
    public var mini: CGFloat
    /// The radius of a small button, in points.
    public var small: CGFloat
    /// The radius of a medium button, in points.
    public var medium: CGFloat
    /// The radius of a large button, in points.
    public var large: CGFloat

    /// Creates the radii of the four sizes, in points.
    public init(mini: CGFloat, small: CGFloat, medium: CGFloat, large: CGFloat) {
      self.mini = mini
      self.small = small
      self.medium = medium
      self.large = large
    }
  }
}
