import Foundation

/// A description of a font: name, family, size, traits; immutable.
///
/// `Font(descriptor:size:)` creates the font that matches it.
open class FontDescriptor: NSObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  let request: FontRequest

  init(_ request: FontRequest) { self.request = request }

  /// Creates a descriptor from attributes; those that are not named in ``AttributeName`` are left out.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontRequest().adding(attributes))
  }

  /// Creates a descriptor of a named font in a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRequest(base: .name(fontName), size: size))
  }

  /// Returns the descriptor of a text style in the preferred text size.
  public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style in the size for the traits; the current traits provide those not specified.
  public class func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the matching font.
  open var postscriptName: String { (request.fontFace ?? FontRequest.fallback).name.postScript }

  /// The size, in points; 0 if it is unspecified.
  open var pointSize: CGFloat { request.size ?? 0 }

  /// The traits of the matching font, such as bold and italic.
  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(request.fontFace ?? FontRequest.fallback).union(request.traits ?? [])
  }

  /// The specified values, by attribute.
  open var fontAttributes: [AttributeName: Any] { request.attributes }

  /// Returns one attribute; name, family, face and traits are the matching font's.
  open func object(forKey attribute: AttributeName) -> Any? {
    request.attributes[attribute] ?? request.foundAttributes[attribute]
  }

  /// Returns the same with more attributes, which win.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    FontDescriptor(request.adding(attributes))
  }

  /// Returns the same in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    FontDescriptor(request.adding([.size: newPointSize]))
  }

  /// Returns the same with exactly these traits; nil where the family has no such face.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    var request = request
    request.traits = symbolicTraits
    request.weight = nil
    return request.fontFace == nil ? nil : FontDescriptor(request)
  }

  /// Returns a descriptor in another design of the system font; nil for a font that is not a system font.
  open func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    guard let face = request.fontFace?.systemFace else { return nil }
    var request = request
    request.base = .system(Font.SystemFace(weight: face.weight, isItalic: face.isItalic, design: .init(design)))
    return FontDescriptor(request)
  }

  /// Returns the same of another family.
  open func withFamily(_ newFamily: String) -> FontDescriptor { FontDescriptor(request.adding([.family: newFamily])) }

  /// Returns the same family's face of a name, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> FontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns whether all specified attributes are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? FontDescriptor)?.request == request }

  /// A hash of the specified attributes.
  open override var hash: Int { request.hashValue }
}

extension Font {
  /// The description of the font.
  public var fontDescriptor: FontDescriptor { FontDescriptor(FontRequest(self)) }

  /// Creates the font that matches a descriptor best.
  ///
  /// An unknown name or family is ignored; without any the font is Helvetica, and without a size it has 12 points.
  /// > Documented: a size of 0 points means the descriptor's. Reported: Helvetica and 12.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let request = descriptor.request
    let size = pointSize == 0 ? request.size ?? 0 : pointSize
    let fontFace = request.fontFace ?? FontRequest.fallback
    self.init(
      fontFace: fontFace,
      size: size == 0 ? 12 : Self.usable(size, in: "Font.init(descriptor:size:)"),
      scaling: pointSize == 0 || pointSize == request.size ? request.textStyle.map { .textStyle($0) } : nil,
      features: request.features.filter { $0 != .monospacedDigits || !fontFace.hasMonospacedDigits })
  }
}
