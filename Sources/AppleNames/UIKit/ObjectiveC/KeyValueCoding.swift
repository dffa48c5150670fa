/// Values by the names of properties, from any thread: another thread waits for the main actor.
///
/// They are on a protocol, behind what a class declares itself.
public protocol KeyValueCoding: AnyObject {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding where Self: NSObject {
  /// Returns the value of a property by its name in Objective-C; nil and a report for a name that is not known.
  /// > Differs: only the most used properties of views, controls, labels, image views and constraints; layers and
  /// > animations have others.
  public func value(forKey key: String) -> Any? { NamedProperty.access(self) { object, _ in object.namedValue(key) } }

  /// Sets a property by its name in Objective-C; a name that is not known, and a value of another type, are reported.
  public func setValue(_ value: Any?, forKey key: String) {
    NamedProperty.access(self, value) { object, value in
      object.setNamedValue(value, key)
      return nil
    }
  }

  /// Returns the value of a property of a property: `layer.cornerRadius`.
  public func value(forKeyPath keyPath: String) -> Any? {
    NamedProperty.access(self) { object, _ in object.namedValue(at: keyPath) }
  }

  /// Sets a property of a property: `layer.cornerRadius`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    NamedProperty.access(self, value) { object, value in
      object.setNamedValue(value, at: keyPath)
      return nil
    }
  }
}

@MainActor extension NSObject {
  fileprivate func namedValue(_ key: String) -> Any? {
    guard let member = NamedProperty.named(key, of: self) else {
      NamedProperty.report("value(forKey:)", key, of: self)
      return nil
    }
    return member.get(self)
  }

  fileprivate func setNamedValue(_ value: Any?, _ key: String) {
    guard let member = NamedProperty.named(key, of: self), member.set(self, value) else {
      return NamedProperty.report("setValue(_:forKey:)", key, of: self)
    }
  }

  fileprivate func namedValue(at keyPath: String) -> Any? {
    guard let (key, rest) = NamedProperty.split(keyPath) else { return namedValue(keyPath) }
    switch namedValue(key) {
    case let layer as Layer: return layer.value(forKeyPath: rest)
    case let object as NSObject: return object.namedValue(at: rest)
    default: return nil
    }
  }

  fileprivate func setNamedValue(_ value: Any?, at keyPath: String) {
    guard let (key, rest) = NamedProperty.split(keyPath) else { return setNamedValue(value, keyPath) }
    switch namedValue(key) {
    case let layer as Layer: layer.setValue(value, forKeyPath: rest)
    case let object as NSObject: object.setNamedValue(value, at: rest)
    default: break
    }
  }
}

extension UIDevice {
  /// Sets the ``orientation`` by its raw value, as code that turns the interface does; another name is reported.
  public func setValue(_ value: Any?, forKey key: String) {
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    guard key == "orientation", let orientation = number.flatMap(UIDeviceOrientation.init(rawValue:)) else {
      return NamedProperty.report("setValue(_:forKey:)", key, of: self)
    }
    self.orientation = orientation
  }

  /// Returns the raw value of the ``orientation``; nil and a report for another name.
  public func value(forKey key: String) -> Any? {
    if key == "orientation" { return orientation.rawValue }
    NamedProperty.report("value(forKey:)", key, of: self)
    return nil
  }
}

/// A property by its name in Objective-C.
@MainActor struct NamedProperty {
  let name: String
  let isOf: @MainActor (NSObject) -> Bool
  let get: @MainActor (NSObject) -> Any?
  /// A function that sets the property; false for a value of another type, and for a property that cannot be set.
  let set: @MainActor (NSObject, Any?) -> Bool

  private static func property<Root: NSObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> NamedProperty {
    NamedProperty(
      name: name, isOf: { $0 is Root },
      get: { ($0 as? Root).map { $0[keyPath: path] } },
      set: { object, value in
        guard let root = object as? Root, let value = converted(value, to: Value.self) else { return false }
        root[keyPath: path] = value
        return true
      })
  }

  /// Creates the property of a class that is only read.
  private static func constant<Root: NSObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) -> NamedProperty {
    NamedProperty(
      name: name, isOf: { $0 is Root }, get: { ($0 as? Root).map { $0[keyPath: path] } }, set: { _, _ in false })
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if value == nil { return Optional<Any>.none as? Value }
    let number =
      (value as? NSNumber) ?? (value as? Int).map { NSNumber(value: $0) }
      ?? (value as? Double).map { NSNumber(value: $0) } ?? (value as? CGFloat).map { NSNumber(value: Double($0)) }
    guard let number else { return nil }
    let forms: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }

  static func named(_ name: String, of object: NSObject) -> NamedProperty? {
    all.first { $0.name == name && $0.isOf(object) }
  }

  /// Reads or sets properties on the main actor, for which another thread waits.
  @discardableResult nonisolated static func access(
    _ object: NSObject, _ value: Any? = nil, _ body: @escaping @MainActor @Sendable (NSObject, Any?) -> Any?
  ) -> Any? {
    let access = Access(object, value)
    MainQueue.run(waits: true, with: access) { $0.value = body($0.object, $0.value) }
    return access.value
  }

  /// An object and a value on their way to the main actor and back; used by one thread at a time.
  private final class Access {
    let object: NSObject
    var value: Any?

    init(_ object: NSObject, _ value: Any?) { (self.object, self.value) = (object, value) }
  }

  static func split(_ path: String) -> (String, String)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  static func report(_ member: String, _ key: String, of object: AnyObject) {
    IssueReporting.report(
      place: "\(type(of: object)).\(member)",
      problem:
        "Expected the name of a property that is known here, and a value of its type; got \"\(key)\"; nothing changed.",
      cure: "Use the property itself.")
  }

  /// The properties; of several with one name the first that an object has is used.
  private static let all: [NamedProperty] = [
    property("text", \UITextField.text), property("placeholder", \UITextField.placeholder),
    property("font", \UITextField.font), property("textColor", \UITextField.textColor),
    property("attributedText", \UITextField.attributedText),
    property("secureTextEntry", \UITextField.isSecureTextEntry),
    property("text", \UILabel.text), property("font", \UILabel.font), property("textColor", \UILabel.textColor),
    property("attributedText", \UILabel.attributedText), property("numberOfLines", \UILabel.numberOfLines),
    property("enabled", \UILabel.isEnabled), property("highlighted", \UILabel.isHighlighted),
    property("image", \UIImageView.image), property("highlightedImage", \UIImageView.highlightedImage),
    property("highlighted", \UIImageView.isHighlighted),
    constant("titleLabel", \UIButton.titleLabel), constant("imageView", \UIButton.imageView),
    property("enabled", \UIControl.isEnabled), property("selected", \UIControl.isSelected),
    property("highlighted", \UIControl.isHighlighted),
    property("frame", \UIView.frame), property("bounds", \UIView.bounds), property("center", \UIView.center),
    property("transform", \UIView.transform), property("alpha", \UIView.alpha), property("hidden", \UIView.isHidden),
    property("opaque", \UIView.isOpaque), property("tag", \UIView.tag),
    property("clipsToBounds", \UIView.clipsToBounds), property("backgroundColor", \UIView.backgroundColor),
    property("tintColor", \UIView.tintColor), property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    property("accessibilityLabel", \UIView.accessibilityLabel),
    property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
    constant("layer", \UIView.layer), constant("superview", \UIView.superview), constant("subviews", \UIView.subviews),
    constant("window", \UIView.window),
    property("constant", \NSLayoutConstraint.constant), property("active", \NSLayoutConstraint.isActive),
    property("identifier", \NSLayoutConstraint.identifier),
  ]
}
