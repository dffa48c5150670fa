// The types of CoreImage are unavailable, but for its color.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "There is no CoreImage: draw with UIGraphicsImageRenderer.")
open class CIImage: NSObject {
  public convenience init?(image: UIImage, options: [String: Any]? = nil) { fatalError() }
  public init(cgImage image: CGImage, options: [String: Any]? = nil) { fatalError() }
  public init?(contentsOf url: URL, options: [String: Any]? = nil) { fatalError() }
  public init?(data: Data, options: [String: Any]? = nil) { fatalError() }
  open var extent: CGRect { .zero }
  open func cropped(to rect: CGRect) -> CIImage { fatalError() }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { fatalError() }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { fatalError() }
}

@available(*, unavailable, message: "There is no CoreImage: change the pixels of a UIImage's bitmap.")
open class CIFilter: NSObject {
  public convenience init?(name: String) { fatalError() }
  public convenience init?(name: String, parameters params: [String: Any]?) { fatalError() }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) {}
  open func value(forKey key: String) -> Any? { nil }
}

@available(*, unavailable, message: "There is no CoreImage: draw with UIGraphicsImageRenderer.")
open class CIContext: NSObject {
  public init(options: [String: Any]? = nil) { fatalError() }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

@available(*, unavailable, message: "There is no CoreImage: make the image of a CGImage or by drawing.")
extension UIImage {
  public convenience init(ciImage: CIImage) { fatalError() }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { fatalError() }
  public var ciImage: CIImage? { fatalError() }
}
