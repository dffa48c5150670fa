// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of a color's components.
/// > Documented: CGColorSpaceModel, with its raw values.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is not known.
  case unknown = -1
  /// One component: gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// The model of a color's components; all RGB spaces are treated as sRGB, and all gray ones as its grays.
/// > Documented: CGColorSpace. Differs: there is no conversion between RGB spaces, and there are no other models.
public final class CGColorSpace: Hashable, Sendable {
  /// The name, if it was made by one.
  public let name: String?
  /// The kind of the components.
  public let model: CGColorSpaceModel

  init(name: String?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a space from a name such as ``CGColorSpace/sRGB``; nil for an unknown name.
  public convenience init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    self.init(name: name, model: model)
  }

  /// The number of a color's components without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// Returns whether both spaces have the same name and model.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  /// Hashes name and kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the sRGB space with components beyond 0 and 1; these are clamped.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the space of wide screens; its components are treated as sRGB components.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of linear grays; its components are treated as sRGB components.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of grays as screens show them.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the linear sRGB space; its components are treated as sRGB components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the linear sRGB space with components beyond 0 and 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of a wide space for prints; its components are treated as sRGB components.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// The name of grays with components beyond 0 and 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, linearGray: .monochrome, genericGrayGamma2_2: .monochrome,
    linearSRGB: .rgb, extendedLinearSRGB: .rgb, adobeRGB1998: .rgb, extendedGray: .monochrome,
  ]

  static let ofColors = CGColorSpace(name: sRGB, model: .rgb)
  static let ofGrays = CGColorSpace(name: extendedGray, model: .monochrome)
}

/// Returns the RGB space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

/// Returns the gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, model: .monochrome) }
