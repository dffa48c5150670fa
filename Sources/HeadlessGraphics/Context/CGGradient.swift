import Foundation

/// Colors at places between 0 and 1, to be drawn along a line or between circles.
///
/// > Documented: CGGradient.
public final class CGGradient: Hashable, Sendable {
  let stops: [DrawingList.Gradient.Stop]

  /// Creates a gradient; nil without colors.
  ///
  /// - Parameters:
  ///   - space: Not read: the parts are mixed in the sRGB space.
  ///   - colors: ``CGColor`` values; others are left out.
  ///   - locations: Where the colors are, 0 to 1, one for each; nil, or another number of them, for even steps.
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

  /// Creates a gradient from a `CFArray`, which may be an `NSArray`; nil without colors.
  ///
  /// - Parameters:
  ///   - space: Not read.
  ///   - colors: ``CGColor`` values; others are left out.
  ///   - locations: The places of the colors, as in ``init(colorsSpace:colors:locations:)``.
  @_disfavoredOverload
  public convenience init?(colorsSpace space: CGColorSpace?, colors: any CoreFoundationArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.elementsOfCFArray, locations: locations)
  }

  /// Creates a gradient, for code that passes a variable: `locations: &locations`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: any CoreFoundationArray, locations: inout [CGFloat]
  ) {
    self.init(colorsSpace: space, colors: colors.elementsOfCFArray, locations: locations)
  }

  /// Creates a gradient of parts; nil without colors.
  ///
  /// - Parameters:
  ///   - space: How many parts a color has: 4 in an RGB space, 2 in a gray one, opacity last.
  ///   - components: The parts of all colors.
  ///   - locations: Where the colors are, or nil for even steps.
  ///   - count: How many colors there are.
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

  /// Equal when the colors and their places are.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  /// Hashes the colors and their places.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient's first and last color go on beyond its ends.
///
/// > Documented: CGGradientDrawingOptions, with its raw values.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
