import Foundation
import HeadlessGraphics
import HeadlessInspection
import HeadlessPixels
import HeadlessViews
import Testing

// Swift Testing keeps values of Apple's image classes with its report; these do the same for ours, with the same words.

extension Attachment where AttachableValue == [UInt8] {
  /// Makes an attachment of an image: a PNG file.
  ///
  /// For an image without pixels it is a picture of its placeholder, empty where that has no size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file; `image.png` unless said.
  ///   - sourceLocation: The place of the attachment in the report.
  public init(
    _ image: Image, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(image.attachedBytes, named: preferredName ?? "image.png", sourceLocation: sourceLocation)
  }

  /// Keeps an image with the report of the running test, as a PNG file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file; `image.png` unless said.
  ///   - sourceLocation: The place of the attachment in the report.
  public static func record(
    _ image: Image, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(image, named: preferredName, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }

  /// Keeps a picture of a view with the report of the running test, as a PNG file.
  ///
  /// - Parameters:
  ///   - view: The view; it is laid out first.
  ///   - preferredName: The name of the file; `view.png` unless said.
  ///   - sourceLocation: The place of the attachment in the report.
  @MainActor
  public static func record(
    _ view: View, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(view.image(), named: preferredName ?? "view.png", sourceLocation: sourceLocation)
  }
}

extension Image {
  fileprivate var attachedBytes: [UInt8] {
    if let file = pngData() { return [UInt8](file) }
    let sheet = CGRect(origin: .zero, size: size)
    let list = DrawingList(bounds: sheet) { $0.draw(DrawingList.ImagePlacement(self, in: sheet)) }
    return (try? PNG.encode(list.rasterized(scale: scale))) ?? []
  }
}
