/// The options of a printed tree.
public struct TreeOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The toolkit's classes have Apple's names, `UIButtonLabel`, and properties that UIKit does not print are omitted.
  ///
  /// Compare it with a dump from a Mac after ``HeadlessViews/View/comparableDump(_:)``.
  public static let uiKitNames = TreeOptions(rawValue: 1 &<< 0)

  /// Each line ends with the detailed properties of the view: fonts, colors, the current title of a button.
  public static let details = TreeOptions(rawValue: 1 &<< 1)
}
