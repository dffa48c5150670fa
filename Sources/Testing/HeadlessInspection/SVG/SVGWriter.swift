import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A writer of a drawing's commands as SVG elements.
///
/// A transform, a clip or a mask is a group that ends when the state is restored; a stack contains the open groups.
struct SVGWriter {
  var elements = Markup()
  let options: SVG.Options
  private let list: DrawingList
  private let extents: [Int: CGRect]
  /// The open elements of each state, group or mask.
  private var open: [[String]] = [[]]
  private var openMasks: [String] = []
  private var maskCount = 0
  private var nameCount = 0
  /// The names of clips, gradients and filters, by their content.
  private var names: [String: String] = [:]
  /// The files of images, by their identity; the list retains the images.
  var files: [ObjectIdentifier: SVGImageFile?] = [:]
  /// The images that are drawn more than once, which are written once.
  private(set) var repeatedImages: Set<ObjectIdentifier> = []
  var imageNames: [ObjectIdentifier: String] = [:]

  init(_ list: DrawingList, _ options: SVG.Options) {
    self.list = list
    self.options = options
    extents = list.extents
    var seen: Set<ObjectIdentifier> = []
    for case .image(let image) in list.commands where !seen.insert(ObjectIdentifier(image.image)).inserted {
      repeatedImages.insert(ObjectIdentifier(image.image))
    }
  }

  mutating func writeCommands() {
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .fill(let shape, let paint): fill(shape, paint)
      case .stroke(let shape, let paint, let style): stroke(shape, paint, style)
      case .shadow(let shape, let shadow): draw(shadow, of: shape)
      case .image(let image): draw(image)
      case .text(let run): draw(run)
      case .saveState: open.append([])
      case .restoreState: close()
      case .concatenate(let transform): startInState("g", [("transform", transform.svg)])
      case .clip(let shape): clip(to: shape)
      case .beginMask: beginMask(extents[index] ?? .zero)
      case .endMask: endMask()
      case .beginGroup(let group): beginGroup(group, extents[index] ?? .zero)
      case .endGroup: close()
      }
    }
    while open.count > 1 { close() }
  }

  // MARK: State

  private mutating func startInState(_ name: String, _ attributes: Markup.Attributes) {
    elements.startElement(name, attributes)
    open[open.count - 1].append(name)
  }

  private mutating func close() {
    guard open.count > 1 else { return }
    for name in open.removeLast().reversed() { elements.endElement(name) }
  }

  mutating func makeName(_ letter: String) -> String {
    nameCount += 1
    return "\(options.namePrefix)\(letter)\(nameCount)"
  }

  /// Returns the name of a definition, which is written once, before its first use.
  mutating func name(_ letter: String, _ write: (inout Markup, String) -> Void) -> String {
    var nameless = Markup()
    write(&nameless, letter)
    if let name = names[nameless.text] { return name }
    let name = makeName(letter)
    names[nameless.text] = name
    write(&elements, name)
    return name
  }

  private mutating func clip(to shape: DrawingList.Shape) {
    startInState("g", [("clip-path", "url(#\(name(ofClip: shape)))")])
  }

  mutating func name(ofClip shape: DrawingList.Shape) -> String {
    name("clip") { elements, name in
      elements.startElement("clipPath", [("id", name)])
      let element = SVGShape(shape)
      elements.add(element.name, element.attributes.map { ($0.name == "fill-rule" ? "clip-rule" : $0.name, $0.value) })
      elements.endElement("clipPath")
    }
  }

  private mutating func beginMask(_ extent: CGRect) {
    maskCount += 1
    let name = "\(options.namePrefix)mask\(maskCount)"
    openMasks.append(name)
    open.append([])
    startInState(
      "mask", [("id", name), ("mask-type", "alpha"), ("maskUnits", "userSpaceOnUse")] + SVGShape.area(extent))
  }

  private mutating func endMask() {
    close()
    if let mask = openMasks.popLast() { startInState("g", [("mask", "url(#\(mask))")]) }
  }

  private mutating func beginGroup(_ group: DrawingList.Group, _ extent: CGRect) {
    open.append([])
    if group.alpha < 1 { startInState("g", [("opacity", group.alpha.svg)]) }
    guard let shadow = group.shadow else { return }
    let filter = filter(over: extent) { elements in
      // Not all renderers support feDropShadow.
      elements.add("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", shadow.radius.svg)])
      elements.add(
        "feOffset", [("dx", shadow.offset.width.svg), ("dy", shadow.offset.height.svg), ("result", "shape")])
      elements.add("feFlood", SVGPaint.attributes(of: shadow.color, "flood"))
      elements.add("feComposite", [("operator", "in"), ("in2", "shape")])
      elements.startElement("feMerge", [])
      elements.add("feMergeNode", [])
      elements.add("feMergeNode", [("in", "SourceGraphic")])
      elements.endElement("feMerge")
    }
    startInState("g", [("filter", "url(#\(filter))")])
  }

  /// Returns the name of a filter over a region in the element's coordinates; it computes in sRGB, as layers are drawn.
  mutating func filter(over area: CGRect, _ write: (inout Markup) -> Void) -> String {
    name("filter") { elements, name in
      elements.startElement(
        "filter",
        [("id", name), ("filterUnits", "userSpaceOnUse")] + SVGShape.area(area)
          + [("color-interpolation-filters", "sRGB")])
      write(&elements)
      elements.endElement("filter")
    }
  }
}

extension CGAffineTransform {
  /// The transform in SVG, with six decimals, because it is multiplied by large numbers.
  fileprivate var svg: String {
    "matrix(\([a, b, c, d].map { $0.svg(decimals: 6) }.joined(separator: " ")) \(tx.svg) \(ty.svg))"
  }
}
