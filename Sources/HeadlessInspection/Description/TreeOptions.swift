/// How a tree is printed.
public struct TreeOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The toolkit's classes have Apple's names, `UIButtonLabel`, and nothing stands there that a Mac would not print.
  ///
  /// A dump from a Mac compares with it after ``HeadlessViews/View/comparableDump(_:)``.
  public static let uiKitNames = TreeOptions(rawValue: 1 << 0)

  /// Every line ends with what views say about themselves in detail: fonts, colours, the present title of a button.
  public static let details = TreeOptions(rawValue: 1 << 1)
}
