import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessPixels

/// Images, as pixels or as a placeholder.
extension SVGWriter {
  mutating func draw(_ image: DrawingList.ImagePlacement) {
    guard let file = file(of: image.image) else {
      for command in image.placeholder {
        switch command {
        case .fill(let shape, let paint): fill(shape, paint)
        case .stroke(let shape, let paint, let style): stroke(shape, paint, style)
        default: break
        }
      }
      return
    }
    var looks: Markup.Attributes = []
    if image.effect.opacity < 1 { looks.append(("opacity", image.effect.opacity.svg)) }
    if let filter = filter(of: image) { looks.append(("filter", "url(#\(filter))")) }
    let pieces = image.pieces
    if pieces.count == 1, pieces[0].tile == nil {
      if repeatedImages.contains(ObjectIdentifier(image.image)) { return use(file, of: image, looks) }
      return elements.addImage(file.link, in: image.rect, looks)
    }
    elements.startElement("g", looks)
    for piece in pieces {
      let link = file.link(to: piece.source, of: image.image.size)
      guard let tile = piece.tile else {
        elements.addImage(link, in: piece.rect)
        continue
      }
      let pattern = name("pattern") { elements, name in
        let attributes = SVGShape.area(CGRect(origin: piece.rect.origin, size: tile))
        elements.startElement("pattern", [("id", name), ("patternUnits", "userSpaceOnUse")] + attributes)
        elements.addImage(link, in: CGRect(origin: .zero, size: tile))
        elements.endElement("pattern")
      }
      elements.add("rect", SVGShape(.rect(piece.rect)).attributes + [("fill", "url(#\(pattern))")])
    }
    elements.endElement("g")
  }

  /// Draws an image that is written once, in a square of one point, and stretched for each use.
  private mutating func use(_ file: SVGImageFile, of image: DrawingList.ImagePlacement, _ looks: Markup.Attributes) {
    let key = ObjectIdentifier(image.image)
    let name = imageNames[key] ?? makeName("image")
    if imageNames.updateValue(name, forKey: key) == nil {
      elements.startElement("defs", [])
      elements.addImage(file.link, in: CGRect(x: 0, y: 0, width: 1, height: 1), [("id", name)])
      elements.endElement("defs")
    }
    // A filter uses the coordinates of its element: those around the picture, not the stretched ones.
    if !looks.isEmpty { elements.startElement("g", looks) }
    let rect = image.rect
    let transform =
      "matrix(\(rect.width.svg(decimals: 6)) 0 0 \(rect.height.svg(decimals: 6)) \(rect.minX.svg) \(rect.minY.svg))"
    elements.add("use", [("href", "#\(name)"), ("transform", transform)])
    if !looks.isEmpty { elements.endElement("g") }
  }

  /// Returns the file of an image, which is created once; nil for an image without pixels.
  private mutating func file(of image: Image) -> SVGImageFile? {
    if let file = files[ObjectIdentifier(image)] { return file }
    let file = options.png(image).map { SVGImageFile($0) }
    files[ObjectIdentifier(image)] = .some(file)
    return file
  }

  /// Returns the name of the filter for the tint and the darkness of an image; nil without both.
  private mutating func filter(of image: DrawingList.ImagePlacement) -> String? {
    let darkness = image.effect.darkness
    if image.tint == nil, darkness == 0 { return nil }
    return filter(over: image.rect) { elements in
      if let tint = image.tint {
        elements.add("feFlood", SVGPaint.attributes(of: tint, "flood"))
        elements.add("feComposite", [("operator", "in"), ("in2", "SourceGraphic"), ("result", "tinted")])
      }
      if darkness > 0 {
        elements.add("feFlood", SVGPaint.attributes(of: CGColor(red: 0, green: 0, blue: 0, alpha: darkness), "flood"))
        elements.add("feComposite", [("operator", "atop"), ("in2", image.tint == nil ? "SourceGraphic" : "tinted")])
      }
    }
  }
}

extension Markup {
  fileprivate mutating func addImage(_ link: String, in rect: CGRect, _ looks: Attributes = []) {
    add("image", SVGShape.area(rect) + [("preserveAspectRatio", "none")] + looks + [("href", link)])
  }
}

/// The PNG file of an image inside the document.
struct SVGImageFile {
  let link: String
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    link = Self.link(bytes)
  }

  /// Returns an area of the image, in points, as a data URL of its own, so that neighboring pixels are not visible when
  /// it is stretched; the whole image's if its file can't be read.
  func link(to part: CGRect, of size: CGSize) -> String {
    guard let bitmap = try? PNG.decode(bytes), size.width > 0, size.height > 0 else { return link }
    let pixels = part.applying(
      CGAffineTransform(scaleX: CGFloat(bitmap.width) / size.width, y: CGFloat(bitmap.height) / size.height))
    return bitmap.cropped(to: pixels).flatMap { try? PNG.encode($0) }.map(Self.link) ?? link
  }

  private static func link(_ bytes: [UInt8]) -> String {
    "data:image/png;base64,\(Data(bytes).base64EncodedString())"
  }
}
