import Foundation

/// Colors at positions between 0 and 1, to be drawn along a line or between circles.
/// > Documented: CGGradient.
public final class CGGradient: Hashable, Sendable {
  let stops: [DrawingList.Gradient.Stop]

  /// Creates a gradient; nil without colors.
  ///
  /// - Parameters:
  ///   - space: Has no effect here: the colors are interpolated in the sRGB space.
  ///   - colors: ``CGColor`` values; others are ignored.
  ///   - locations: The position of each color, 0 to 1; nil, or another number of positions, for even steps.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    if colors.isEmpty { return nil }
    let steps = CGFloat(max(colors.count - 1, 1))
    let usedLocations = locations?.count == colors.count ? locations : nil
    stops = colors.enumerated()
      .map { DrawingList.Gradient.Stop(usedLocations?[$0.offset] ?? CGFloat($0.offset) / steps, $0.element) }
      .enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Creates a gradient from a `CFArray`, which may be an `NSArray`, as from an array; nil without colors.
  ///
  /// The space is not read, and values other than ``CGColor`` are left out.
  @_disfavoredOverload
  public convenience init?(colorsSpace space: CGColorSpace?, colors: any CoreFoundationArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.elementsOfCFArray, locations: locations)
  }

  /// Creates a gradient, for code that passes a variable: `locations: &locations`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: any CoreFoundationArray, locations: inout [CGFloat]
  ) { self.init(colorsSpace: space, colors: colors.elementsOfCFArray, locations: locations) }

  /// Creates a gradient from color components; nil without colors.
  ///
  /// A color has 4 components in an RGB space and 2 in a gray one, opacity last. Without positions the steps are even.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count / size >= count else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(colorSpace: space, components: Array(components[index * size..<(index + 1) * size]))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations.map { Array($0.prefix(count)) })
  }

  /// Returns whether both gradients have equal colors at equal positions.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  /// Hashes the colors and their positions.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The options to extend a gradient's first and last color beyond its ends.
/// > Documented: CGGradientDrawingOptions, with its raw values.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the options, with CoreGraphics's values.
  public let rawValue: UInt32
  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 &<< 0)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 &<< 1)
}
