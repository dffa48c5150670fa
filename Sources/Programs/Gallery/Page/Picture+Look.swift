import HeadlessInspection
import HeadlessKit

extension Picture {
  /// The drawing of the button's appearance, as SVG, with a dashed line around a single button.
  ///
  /// The background is the result's, else a middle tone in both styles, on which white and dark texts are visible.
  var look: String {
    let kind = ["look", outcome.ground?.rawValue].compactMap(\.self).joined(separator: " ")
    return sheet.svg(id: id, kind: kind, label: lookSummary) { markup in
      if outcome.boxes.isEmpty || outcome.isApp, outcome.showsEdge {
        markup.add(CGPath(rect: projection(outcome.bounds)), in: "edge")
      }
      addButton(to: &markup)
      if outcome.isApp {
        for box in outcome.boxes {
          markup.add(CGPath(rect: projection(box.frame)), in: "part", tip: "\(box.name) \(box.frame.shortDescription)")
        }
      }
      for (index, element) in outcome.spoken.enumerated() { add(element, number: index + 1, to: &markup) }
    }
  }

  /// Adds the drawing of the button, with everything outside of its bounds.
  private func addButton(to markup: inout Markup) {
    let bounds = outcome.bounds
    let extent = outcome.extent
    var options = SVG.Options()
    options.margin = max(
      bounds.minX - extent.minX, extent.maxX - bounds.maxX, bounds.minY - extent.minY, extent.maxY - bounds.maxY)
    options.scale = projection.scale
    options.namePrefix = "\(id)-"
    let origin = projection(bounds.insetBy(dx: -options.margin, dy: -options.margin)).origin
    markup.startElement("g", [("transform", "translate(\(origin.x.svg) \(origin.y.svg))")])
    markup.add(elements: SVG(outcome.drawing, options: options).text)
    markup.endElement("g")
  }

  /// Adds the number of an element in VoiceOver's order, at the element's first corner, and the edge of the element.
  private func add(_ element: Outcome.Spoken, number: Int, to markup: inout Markup) {
    let rect = projection(element.frame)
    markup.add(CGPath(rect: rect), in: "spoken", tip: "\(number) \(element.text)")
    markup.add(rect.origin.circle(9), in: "spoken place")
    markup.add("text", [("class", "spoken"), ("x", rect.minX.svg), ("y", (rect.minY + 4).svg)], content: "\(number)")
  }

  private var lookSummary: String {
    if !outcome.spoken.isEmpty {
      return outcome.spoken.enumerated().map { "\($0 + 1) \($1.text)" }.joined(separator: " ")
    }
    return outcome.looks.map { "\($0.part.rawValue) \($0.words)" }.joined(separator: "; ")
  }
}
