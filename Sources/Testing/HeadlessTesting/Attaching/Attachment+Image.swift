import Foundation
import HeadlessGraphics
import HeadlessPixels
import HeadlessViews
import Testing

// The counterparts of Swift Testing's attachments of Apple's image classes, with the same signatures.

extension Attachment where AttachableValue == [UInt8] {
  /// Creates an attachment of an image: a PNG file.
  ///
  /// The file of an image without pixels shows its placeholder, and is empty if that has no size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file; nil for `image.png`.
  ///   - sourceLocation: The line of the attachment in the report.
  public init(_ image: Image, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(image.attachedBytes, named: preferredName ?? "image.png", sourceLocation: sourceLocation)
  }

  /// Attaches an image to the report of the running test, as a PNG file named `image.png` unless another name is given.
  public static func record(
    _ image: Image, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(image, named: preferredName, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }

  /// Attaches a picture of a view to the report of the running test, as a PNG file named `view.png` unless stated.
  ///
  /// The view is laid out first.
  @MainActor public static func record(
    _ view: View, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) { record(view.image(), named: preferredName ?? "view.png", sourceLocation: sourceLocation) }
}

extension Image {
  fileprivate var attachedBytes: [UInt8] {
    if let file = pngData() { return [UInt8](file) }
    let sheet = CGRect(origin: .zero, size: size)
    let list = DrawingList(bounds: sheet) { $0.draw(DrawingList.ImagePlacement(self, in: sheet)) }
    return (try? PNG.encode(list.rasterized(scale: scale))) ?? []
  }
}
