import Foundation

// Foundation has these conversions on Apple's systems only.
//
// Without a scope, the attributes of UIKit and Foundation are converted; attributes that neither has, and values of
// another type than the attribute's, are dropped. With a scope, a value of another type is an error:
// `CocoaError.coderInvalidValue`.
//
// > Documented: `NSAttributedString.init(_:)`, `AttributedString.init(_:)`, `AttributeContainer.init(_:)`,
// > `Dictionary.init(_:)` and their variants with a scope.

extension NSAttributedString {
  /// Creates an attributed string with the text and the attributes of UIKit and Foundation of another one.
  public convenience init(_ attrStr: AttributedString) { self.init(attrStr, AttributeConversion.table) }

  /// Creates an attributed string with the text and the attributes of a scope of another one.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(attrStr, including: S.self) }

  /// Creates an attributed string with the text and the attributes of a scope of another one.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr, AttributeConversion.table(of: scope))
  }

  private convenience init(_ attrStr: AttributedString, _ table: AttributeConversion.Table) {
    // By scalars, because a run may begin inside a character.
    let runs = attrStr.runs.map { run -> AttributedRun in
      let scalars = String.UnicodeScalarView(attrStr.unicodeScalars[run.range])
      return (String(scalars), table.attributes(of: run.attributes))
    }
    self.init(attributedString: Self.joining(runs))
  }
}

extension AttributedString {
  /// Creates an attributed string with the text and the attributes of UIKit and Foundation of another one.
  public init(_ nsStr: NSAttributedString) {
    // Cannot throw: what cannot be converted is dropped.
    self = (try? Self(nsStr, AttributeConversion.table, isStrict: false)) ?? Self(nsStr.string)
  }

  /// Creates an attributed string with the text and the attributes of a scope of another one.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(nsStr, including: S.self) }

  /// Creates an attributed string with the text and the attributes of a scope of another one.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    try self.init(nsStr, AttributeConversion.table(of: scope), isStrict: true)
  }

  private init(_ nsStr: NSAttributedString, _ table: AttributeConversion.Table, isStrict: Bool) throws {
    self.init()
    let text = nsStr.string as NSString
    var start = 0
    while start < text.length {
      var range = NSRange()
      let attributes = nsStr.attributes(at: start, effectiveRange: &range)
      var end = NSMaxRange(range)
      // A surrogate pair is one character of this string: it has the attributes of its first half.
      if end < text.length, UTF16.isTrailSurrogate(text.character(at: end)) { end += 1 }
      let piece = text.substring(with: NSRange(location: start, length: end - start))
      append(AttributedString(piece, attributes: try table.container(of: attributes, isStrict: isStrict)))
      start = end
    }
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes of UIKit and Foundation in a dictionary.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = (try? AttributeConversion.table.container(of: dictionary, isStrict: false)) ?? AttributeContainer()
  }

  /// Creates a container of the attributes of a scope in a dictionary.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(dictionary, including: S.self) }

  /// Creates a container of the attributes of a scope in a dictionary.
  public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
    self = try AttributeConversion.table(of: scope).container(of: dictionary, isStrict: true)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary of the attributes of UIKit and Foundation in a container.
  public init(_ container: AttributeContainer) { self = AttributeConversion.table.attributes(of: container) }

  /// Creates a dictionary of the attributes of a scope in a container.
  public init<S: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(container, including: S.self) }

  /// Creates a dictionary of the attributes of a scope in a container.
  public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
    self = AttributeConversion.table(of: scope).attributes(of: container)
  }
}
