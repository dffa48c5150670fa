import Foundation
import HeadlessGraphics

/// The content that was copied, for pasting in the same program.
/// > Documented: UIPasteboard. Differs: texts, pictures, colors and addresses only, and no app shares it.
@preconcurrency @MainActor open class Pasteboard: NSObject {
  /// The pasteboard for copying and pasting in an app.
  public static let general = Pasteboard()

  private var content: [Any] = []

  /// The number of times that the content has changed; 0 at the start of the program.
  public private(set) final var changeCount = 0

  private func values<Value>() -> [Value]? {
    let values = content.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  private func replace(by values: [Any]?) {
    content = values ?? []
    changeCount += 1
  }

  /// The first text on it; setting it replaces all other values.
  open var string: String? {
    get { strings?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The texts on it; setting it replaces all other values.
  open var strings: [String]? {
    get { values() }
    set { replace(by: newValue) }
  }

  /// The first image on it; setting it replaces all other values.
  open var image: Image? {
    get { (values() as [Image]?)?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The first color on it; setting it replaces all other values.
  open var color: Color? {
    get { (values() as [Color]?)?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The first address on it; setting it replaces all other values.
  open var url: URL? {
    get { (values() as [URL]?)?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The addresses on it; setting it replaces all other values.
  open var urls: [URL]? {
    get { values() }
    set { replace(by: newValue) }
  }

  /// The images on it; setting it replaces all other values.
  open var images: [Image]? {
    get { values() }
    set { replace(by: newValue) }
  }

  /// The colors on it; setting it replaces all other values.
  open var colors: [Color]? {
    get { values() }
    set { replace(by: newValue) }
  }

  /// Whether there is an address on it.
  open var hasURLs: Bool { urls != nil }

  /// Whether there is a color on it.
  open var hasColors: Bool { colors != nil }

  /// The number of values on it.
  open var numberOfItems: Int { content.count }

  /// The values by the type of their data, one dictionary an item; setting it replaces all other values.
  /// > Differs: a text, an image, a color and an address has one type: `public.utf8-plain-text`, `public.png`,
  /// > `com.apple.uikit.color` and `public.url`.
  open var items: [[String: Any]] {
    get { content.map { [Self.type(of: $0): $0] } }
    set {
      content = []
      addItems(newValue)
    }
  }

  /// Adds values by the type of their data.
  open func addItems(_ items: [[String: Any]]) {
    content += items.flatMap { item in item.map { Self.value($0.value, ofType: $0.key) } }
    changeCount += 1
  }

  /// Sets values by the type of their data; the options are not read.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// The types of the values on it.
  open var types: [String] { content.map(Self.type) }

  /// Returns whether one of the values has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Returns the first value of a type, or nil.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.first { Self.type(of: $0) == pasteboardType }.map { ($0 as? TypedValue)?.value ?? $0 }
  }

  /// Returns the bytes of the first value of a type: a text in UTF-8, an image as PNG; nil for a value without bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as Image: image.pngData()
    default: nil
    }
  }

  /// Sets a value of a type; it replaces all other values.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Sets the bytes of a type; they replace all other values.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// A value whose type is another one than its kind's.
  private struct TypedValue {
    let type: String
    let value: Any
  }

  private static func type(of value: Any) -> String {
    switch value {
    case let value as TypedValue: value.type
    case is String: "public.utf8-plain-text"
    case is Image: "public.png"
    case is Color: "com.apple.uikit.color"
    case is URL: "public.url"
    default: "public.data"
    }
  }

  private static func value(_ value: Any, ofType type: String) -> Any {
    let isText = value is String && ["public.text", "public.plain-text", "public.utf8-plain-text"].contains(type)
    return isText || Self.type(of: value) == type ? value : TypedValue(type: type, value: value)
  }

  /// The name of an option of ``setItems(_:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option, as UIKit spells it.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the values expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not get the values.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when the content has changed; only a test posts it here.
  public nonisolated static let changedNotification = notification("PasteboardChanged")

  /// Creates a pasteboard of its own.
  open class func withUniqueName() -> Pasteboard { Pasteboard() }

  /// Whether there is a text on it.
  open var hasStrings: Bool { strings != nil }

  /// Whether there is an image on it.
  open var hasImages: Bool { image != nil }
}
