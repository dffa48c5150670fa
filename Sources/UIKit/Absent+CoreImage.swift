// What belongs to CoreImage, which is not there.

/// Not there.
@available(*, unavailable, message: "There is no CoreImage: draw with UIGraphicsImageRenderer.")
open class CIImage {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no CoreImage: use UIColor and its parts.")
public struct CIColor {}

/// Not there.
@available(*, unavailable, message: "There is no CoreImage: change the pixels of a UIImage's bitmap.")
open class CIFilter {
  /// Not there.
  public init() {}
}

/// Not there.
@available(*, unavailable, message: "There is no CoreImage: draw with UIGraphicsImageRenderer.")
open class CIContext {
  /// Not there.
  public init() {}
}

@available(*, unavailable, message: "There is no CoreImage: make the image of a CGImage or by drawing.")
extension UIImage {
  /// Not there.
  public convenience init(ciImage: CIImage) { self.init() }
  /// Not there.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init() }
  /// Not there.
  public var ciImage: CIImage? { nil }
}

@available(*, unavailable, message: "There is no CoreImage: use the colour's parts, getRed(_:green:blue:alpha:).")
extension UIColor {
  /// Not there.
  public convenience init(ciColor: CIColor) { self.init(white: 0, alpha: 1) }
  /// Not there.
  public var ciColor: CIColor { CIColor() }
}
