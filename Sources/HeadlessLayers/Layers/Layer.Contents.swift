// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The formats, filters and curves of contents and corners.
extension Layer {
  /// The filter for contents that are drawn in another size.
  ///
  /// > Documented: CALayerContentsFilter. Reported: the raw values.
  public struct ContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = ContentsFilter(rawValue: "nearest")
    /// A mean of the four nearest pixels.
    public static let linear = ContentsFilter(rawValue: "linear")
    /// A mean of smaller pictures of the contents.
    public static let trilinear = ContentsFilter(rawValue: "trilinear")
  }

  /// The storage format of the pixels of contents.
  ///
  /// > Documented: CALayerContentsFormat. Reported: the raw values.
  public struct ContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Four bytes.
    public static let RGBA8Uint = ContentsFormat(rawValue: "RGBA8")
    /// Four half floats.
    public static let RGBA16Float = ContentsFormat(rawValue: "RGBAh")
    /// One byte.
    public static let gray8Uint = ContentsFormat(rawValue: "Gray8")
  }

  /// The shape of a rounded corner.
  ///
  /// > Documented: CALayerCornerCurve.
  public struct CornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CornerCurve(rawValue: "circular")
    /// A curve that begins sooner and bends less.
    public static let continuous = CornerCurve(rawValue: "continuous")
  }
}

/// The antialiased edges of a layer.
///
/// > Documented: CAEdgeAntialiasingMask, with its raw values.
public struct EdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a mask from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left one.
  public static let layerLeftEdge = EdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right one.
  public static let layerRightEdge = EdgeAntialiasingMask(rawValue: 1 << 1)
  /// The lower one.
  public static let layerBottomEdge = EdgeAntialiasingMask(rawValue: 1 << 2)
  /// The upper one.
  public static let layerTopEdge = EdgeAntialiasingMask(rawValue: 1 << 3)

  static let all = EdgeAntialiasingMask(rawValue: 0b1111)
}
