import Foundation

/// The conversion of one attribute's values between `AttributeContainer` and the dictionaries of `NSAttributedString`.
///
/// ``table`` lists all of them: a new attribute is one line there.
struct AttributeConversion: Sendable {
  let key: NSAttributedString.Key

  /// The value in a container as attributed strings store it, or nil.
  let object: @Sendable (AttributeContainer) -> Any?

  /// The closure that stores an attributed string's value in a container; it throws for a wrong type.
  let store: @Sendable (Any, inout AttributeContainer) throws -> Void

  /// The attributes of UIKit and Foundation.
  static let table = Table(
    [
      Self(AttributeScopes.UIKitAttributes.FontAttribute.self),
      Self(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self),
      Self(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
      Self(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
      Self(AttributeScopes.UIKitAttributes.LigatureAttribute.self),
      Self(AttributeScopes.UIKitAttributes.KernAttribute.self),
      Self(AttributeScopes.UIKitAttributes.TrackingAttribute.self),
      Self(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self),
      Self(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self),
      Self(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self),
      Self(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self),
      Self(AttributeScopes.UIKitAttributes.ShadowAttribute.self),
      Self(AttributeScopes.UIKitAttributes.TextEffectAttribute.self),
      Self(AttributeScopes.UIKitAttributes.AttachmentAttribute.self),
      Self(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self),
      Self(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
      Self(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
      Self(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self),
      Self(AttributeScopes.UIKitAttributes.ExpansionAttribute.self),
    ] + foundation.conversions)

  /// The attributes of Foundation alone.
  static let foundation = Table([
    Self(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    Self(AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
    Self(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
    Self(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self),
    Self(AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.self),
  ])

  /// Returns the attributes of a scope.
  /// > Differs: an app's own scope cannot be read on Linux; it is treated as UIKit's, without its own attributes.
  static func table(of scope: any AttributeScope.Type) -> Table {
    scope is AttributeScopes.FoundationAttributes.Type ? foundation : table
  }
}

// MARK: One attribute

extension AttributeConversion {
  private init<K: AttributedStringKey & SendableMetatype>(
    _ type: K.Type, object: @escaping @Sendable (K.Value) -> Any?, value: @escaping @Sendable (Any) throws -> K.Value?
  ) where K.Value: Sendable {
    key = NSAttributedString.Key(K.name)
    self.object = { container in container[K.self].flatMap(object) }
    store = { any, container in
      if let value = try value(any) { container[K.self] = value }
    }
  }

  /// Creates an attribute whose value is stored as it is.
  private init<K: AttributedStringKey & SendableMetatype>(_ type: K.Type) where K.Value: Sendable {
    self.init(type, object: { $0 }, value: { try Self.converted($0 as? K.Value) })
  }

  /// Creates an attribute of a number.
  ///
  /// One that is not finite is omitted: measuring treats it as missing, and it is not equal to itself.
  private init<K: AttributedStringKey & SendableMetatype>(_ type: K.Type) where K.Value == CGFloat {
    self.init(
      type, object: { $0.isFinite ? NSNumber(value: Double($0)) : nil },
      value: { any in
        let number = try Self.converted(CGFloat(attribute: any))
        return number.isFinite ? number : nil
      })
  }

  /// Creates an attribute of a whole number.
  private init<K: AttributedStringKey & SendableMetatype>(_ type: K.Type) where K.Value == Int {
    self.init(type, object: { NSNumber(value: $0) }, value: { try Self.whole($0) })
  }

  /// Creates an attribute of options, stored as their raw value.
  private init<K: AttributedStringKey & SendableMetatype>(_ type: K.Type)
  where K.Value: RawRepresentable<Int> & Sendable {
    self.init(
      type, object: { NSNumber(value: $0.rawValue) },
      value: { any in try any as? K.Value ?? Self.converted(K.Value(rawValue: Self.whole(any))) })
  }

  /// Creates an attribute of a named constant, stored as its raw value.
  private init<K: AttributedStringKey & SendableMetatype>(_ type: K.Type)
  where K.Value: RawRepresentable<String> & Sendable {
    self.init(
      type, object: { $0.rawValue },
      value: { any in try any as? K.Value ?? Self.converted((any as? String).flatMap(K.Value.init(rawValue:))) })
  }

  /// Creates an attribute of a URL; attributed strings may store a string instead.
  private init<K: AttributedStringKey & SendableMetatype>(_ type: K.Type) where K.Value == URL {
    self.init(
      type, object: { $0 },
      value: { any in try Self.converted(any as? URL ?? (any as? String).flatMap { URL(string: $0) }) })
  }

  private static func whole(_ any: Any) throws -> Int {
    try converted(CGFloat(attribute: any).flatMap { Int(exactly: $0.rounded()) })
  }

  /// Returns the value, or throws for a value of another type.
  /// > Documented: conversions that are limited to a scope throw this error for a value of another type.
  private static func converted<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.coderInvalidValue) }
    return value
  }
}

// MARK: All attributes

extension AttributeConversion {
  /// The conversions of a scope.
  struct Table: Sendable {
    let conversions: [AttributeConversion]
    private let byKey: [NSAttributedString.Key: AttributeConversion]

    init(_ conversions: [AttributeConversion]) {
      self.conversions = conversions
      byKey = Dictionary(conversions.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the attributes of a container by key; those without a conversion are omitted.
    func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
      conversions.reduce(into: [:]) { $0[$1.key] = $1.object(container) }
    }

    /// Returns the attributes of a dictionary; those without a conversion are omitted, and a value of another type is
    /// an error if the conversion is strict.
    func container(of attributes: [NSAttributedString.Key: Any], isStrict: Bool) throws -> AttributeContainer {
      var container = AttributeContainer()
      for (key, any) in attributes {
        do {
          try byKey[key]?.store(any, &container)
        } catch  where !isStrict {}
      }
      return container
    }
  }
}
