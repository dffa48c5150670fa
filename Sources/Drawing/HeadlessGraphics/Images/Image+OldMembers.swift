import Foundation

extension Image {
  /// Creates the image as ``init(named:in:compatibleWith:)`` does, in the scale that fits a configuration's traits best.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image as ``init(named:in:with:)`` does; the value is not read.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }

  /// Creates a substitute for a symbol of the system in the size and weight of a configuration; the value is not read.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The width of the left cap, which is not stretched, in points.
  /// > Documented: UIImage.leftCapWidth.
  public final var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of the top cap, which is not stretched, in points.
  /// > Documented: UIImage.topCapHeight.
  public final var topCapHeight: Int { Int(capInsets.top) }

  /// The symbol for adding something.
  /// > Documented: UIImage.add. Assumed: the names of the five symbols.
  public class var add: Image { symbol("plus.circle.fill") }
  /// The symbol for removing something.
  public class var remove: Image { symbol("minus.circle.fill") }
  /// The symbol for more actions.
  public class var actions: Image { symbol("ellipsis.circle") }
  /// The symbol of a checkmark.
  public class var checkmark: Image { symbol("checkmark") }
  /// A checkmark with an outline.
  public class var strokedCheckmark: Image { symbol("checkmark.circle.fill") }

  private static func symbol(_ name: String) -> Image { Image(systemName: name) ?? Image() }
}
