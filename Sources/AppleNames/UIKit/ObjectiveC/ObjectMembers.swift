// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Members that Objective-C gives to every object, and classes that it asks for theirs.

/// Holds members that Objective-C gives to every object; those that a class declares itself come before them.
public protocol ObjectiveCObject: NSObjectProtocol {}

extension NSObject: ObjectiveCObject {}

/// The accessibility of an object that does not inherit it from `AccessibleObject`; stored only.
private final class ObjectAccessibility {
  private static let key = AssociationTable.newKey()

  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  var frame = CGRect.zero
  var elements: [Any]?
  var areElementsHidden = false

  static func of(_ object: AnyObject) -> ObjectAccessibility {
    AssociationTable.shared.value(for: object, under: key) { ObjectAccessibility() }
  }
}

extension ObjectiveCObject where Self: NSObject {
  /// Whether assistive applications treat the object as an element; stored only.
  public var isAccessibilityElement: Bool {
    get { ObjectAccessibility.of(self).isElement }
    set { ObjectAccessibility.of(self).isElement = newValue }
  }
  /// The text that is read out for the object; stored only.
  public var accessibilityLabel: String? {
    get { ObjectAccessibility.of(self).label }
    set { ObjectAccessibility.of(self).label = newValue }
  }
  /// The hint that is read out for the object; stored only.
  public var accessibilityHint: String? {
    get { ObjectAccessibility.of(self).hint }
    set { ObjectAccessibility.of(self).hint = newValue }
  }
  /// The value that is read out for the object; stored only.
  public var accessibilityValue: String? {
    get { ObjectAccessibility.of(self).value }
    set { ObjectAccessibility.of(self).value = newValue }
  }
  /// The traits of the object; stored only.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { ObjectAccessibility.of(self).traits }
    set { ObjectAccessibility.of(self).traits = newValue }
  }
  /// The frame of the object, in the coordinates of the screen; stored only.
  public var accessibilityFrame: CGRect {
    get { ObjectAccessibility.of(self).frame }
    set { ObjectAccessibility.of(self).frame = newValue }
  }
  /// The elements in the object; stored only.
  public var accessibilityElements: [Any]? {
    get { ObjectAccessibility.of(self).elements }
    set { ObjectAccessibility.of(self).elements = newValue }
  }
  /// Whether the elements in the object are hidden; stored only.
  public var accessibilityElementsHidden: Bool {
    get { ObjectAccessibility.of(self).areElementsHidden }
    set { ObjectAccessibility.of(self).areElementsHidden = newValue }
  }

  /// The class of the object.
  public var classForCoder: AnyClass { type(of: self) }

  /// Has no effect here: no nib is read.
  public func awakeFromNib() {}

  /// Has no effect here: there is no Interface Builder.
  public func prepareForInterfaceBuilder() {}
}

extension NSMutableString {
  /// Adds a text with the format of `String(format:)`.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}

extension UIApplication {
  /// The names by which code for extensions asks the class for its object.
  private static let namesOfShared: Set<String> = ["shared", "sharedApplication"]

  /// Returns the app for the key path `sharedApplication`; nil for another one.
  public static func value(forKeyPath keyPath: String) -> Any? { namesOfShared.contains(keyPath) ? shared : nil }

  /// Returns the app for the key `sharedApplication`; nil for another one.
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns whether the class has a method: `sharedApplication` alone.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { namesOfShared.contains($0.name) } ?? false
  }

  /// Calls a method of the class: `sharedApplication` alone; nil for another one.
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
}
