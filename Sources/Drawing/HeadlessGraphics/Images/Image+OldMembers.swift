import Foundation
import HeadlessReporting

extension Image {
  /// Creates the image of a PNG file of a bundle, in the scale that fits a configuration best; nil without one.
  ///
  /// - Parameters:
  ///   - name: The file's name; it may include folders, and omit `.png` and the scale.
  ///   - bundle: The bundle; nil for the bundles of the app and of packages beside it.
  ///   - configuration: The traits that the image is for; nil for the screen's.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image of a PNG file among a bundle's resources; the value changes nothing; nil without one.
  ///
  /// - Parameters:
  ///   - name: The file's name; it may include folders, and omit `.png` and the scale.
  ///   - bundle: The bundle; nil for the bundles of the app and of packages beside it.
  ///   - value: Not read.
  ///   - configuration: The traits that the image is for; nil for the screen's.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

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

  /// Returns the bytes of a HEIC file: nil and a report, as HEIC is unavailable here; use ``pngData()``.
  public final func heicData() -> Data? {
    IssueReporting.report(
      place: "Image.heicData()", problem: "Expected a HEIC file; HEIC is unavailable here; returning nil.",
      cure: "Use pngData(), which keeps every pixel.")
    return nil
  }

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
