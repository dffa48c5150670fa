// PDF documents and combined paths are unavailable. The stubs take real code's arguments, so that the compiler shows
// only their message, which is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]
}

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
open class UIGraphicsPDFRendererContext: NSObject {
  open var cgContext: CGContext { fatalError() }
  open var pdfContextBounds: CGRect { .zero }
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {}
  open func setURL(_ url: URL, for rect: CGRect) {}
}

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
open class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { fatalError() }
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { Data() }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {}
}

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {}

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
  -> Bool
{ false }

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
public func UIGraphicsBeginPDFPage() {}

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}

@available(*, unavailable, message: "There is no PDF here: draw into a UIGraphicsImageRenderer.")
public func UIGraphicsEndPDFContext() {}

@available(*, unavailable, message: "Paths are not combined here: clip a context to one path and fill the other.")
extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { fatalError() }
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { fatalError() }
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] { fatalError() }
}
