import HeadlessInspection
import HeadlessKit
import Testing

@testable import Gallery

/// The appearance of images and titles of the examples as shapes, and the names of colors.
@MainActor @Suite("Appearance") struct LookTests {
  func picture(of id: String) throws -> String { try Picture(of: outcome(of: id), id: id, on: .cell(in: 4)).look }

  @Test func `a surface has its corners, its border inside and the opacity of the whole`() throws {
    #expect(try picture(of: "styled-corners-normal").contains(" rx=\"24\" fill=\"#007aff\"/>"))
    #expect(try picture(of: "styled-border-normal").contains("fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\""))
    try expectEqual(picture(of: "styled-opacity-disabled").count(of: "<g opacity=\"0.25\">"), 1)
    expectEqual(Outcome.Surface().words, "clear")
  }

  @Test func `the drawing of the button is at its position on the sheet`() throws {
    let outcome = try outcome(of: "touched-custom-title")
    let sheet = Sheet.cell(in: 4)
    let projection = Projection(showing: outcome.extent, on: sheet)
    let svg = Picture(of: outcome, id: "a", on: sheet, by: projection).look
    var options = SVG.Options()
    options.scale = projection.scale
    options.namePrefix = "a-"
    #expect(svg.contains(SVG(outcome.drawing, options: options).text))
    let origin = projection(outcome.bounds).origin
    let place = "translate(\(origin.x.shortDescription) \(origin.y.shortDescription))"
    #expect(svg.contains("<g transform=\"\(place)\">"))
  }

  @Test func `images are drawn with their pixels`() throws {
    try expectEqual(picture(of: "type-custom-normal").count(of: "data:image/png;base64,"), 2)
    expectEqual(icon.size, CGSize(width: 24, height: 24))
    expectEqual(plate.size, CGSize(width: 20, height: 20))
  }

  @Test func `a title is drawn in the color of its label`() throws {
    #expect(try picture(of: "touched-custom-title").contains("fill=\"#ffffff\""))
    #expect(try picture(of: "touched-system-title").contains("fill=\"#007aff\" fill-opacity=\"0.2\""))
  }

  @Test func `the drawing has a description for assistive technologies`() throws {
    #expect(try picture(of: "touched-system-own-image").contains("aria-label=\"image own, tinted, lightened\""))
  }

  @Test func `the drawing of each style and state has its ground, and no line around it`() throws {
    let dark = try #require(allExamples.first { $0.id == "configured-gray-normal-dark" }).run()
    let svg = Picture(of: dark.outcome, id: "a", on: .cell(in: 5, height: 196)).look
    #expect(svg.contains("class=\"picture look dark\"") && !svg.contains("class=\"edge\""))
    expectEqual(svg.count(of: ">Configure</text>"), 4)
  }

  @Test func `g34 a stroke outside of the button is inside of the drawing`() throws {
    let outside = try outcome(of: "configured-background-outset")
    expectEqual(outside.extent, outside.bounds.insetBy(dx: -4, dy: -4))
    try expectEqual(outcome(of: "configured-background-stroke").extent, outside.bounds)
  }

  @Test(arguments: ["switch-on", "switch-disabled", "slider"])
  func `the shadow of a control is inside of the drawing, and of the sheet`(id: String) throws {
    let outcome = try outcome(of: "input-\(id)")
    let area = try #require(outcome.drawing.paintedArea)
    #expect(!outcome.bounds.contains(area) && outcome.extent.contains(area))
    let svg = try picture(of: "input-\(id)")
    let text = try #require(svg.texts(after: " viewBox=\"", before: "\"").last)
    let box = text.split(separator: " ").compactMap { Double($0) }
    #expect(CGRect(x: box[0], y: box[1], width: box[2], height: box[3]).contains(area))
    let sheet = Sheet.cell(in: 4)
    let shown = Projection(showing: outcome.extent, on: sheet)(area)
    #expect(CGRect(origin: .zero, size: sheet.size).contains(shown))
  }

  @Test(arguments: Section.apps.examples.filter { $0.id.hasSuffix("-ios-18") })
  func `report and cell of an app differ between iOS 18 and iOS 26`(old: Example) throws {
    let id = old.id.replacing("-ios-18", with: "-ios-26")
    let new = try #require(Section.apps.examples.first { $0.id == id })
    func lines(_ example: Example) -> [Substring] {
      Report.text(of: example.run(), showing: .looks).split(separator: "\n").dropFirst().map { $0 }
    }
    #expect(lines(old) != lines(new) && lines(old).count == lines(new).count)
    #expect(new.run().outcome.boxes.count >= 2, "\(lines(new))")
    let moment = Section(
      id: "a", title: "a", summary: "a", showing: .looks,
      tables: [Table("a", summary: "a", code: "a", width: 2, examples: [old, new])])
    let page = Page(sections: [moment.run()]).html
    #expect(
      page.count(of: "class=\"part\"") == 2 * new.run().outcome.boxes.count && page.count(of: "class=\"edge\"") == 2)
    for box in new.run().outcome.boxes { #expect(page.contains("<dt>\(box.name.escaped)</dt>"), "\(box.name)") }
  }

  @Test func `elements have their numbers in VoiceOver's order over the picture, and their words beside it`() throws {
    let result = try #require(allExamples.first { $0.id == "voiceover-right-to-left" }).run()
    expectEqual(result.outcome.spoken.map(\.text), ["Share. Button.", "Save. Button.", "Buy. Button."])
    let card = Card(result: result, links: ClaimLinks(to: "Docs/Fidelity")).html
    expectEqual(card.count(of: "<path class=\"spoken place\""), 3)
    let corners = result.outcome.spoken.map { element in
      let corner = Projection(showing: result.outcome.extent, on: .plain)(element.frame)
      let (x, y) = (corner.minX.shortDescription, (corner.minY + 4).shortDescription)
      return "<text class=\"spoken\" x=\"\(x)\" y=\"\(y)\">"
    }
    for (index, corner) in corners.enumerated() { #expect(card.contains("\(corner)\(index + 1)</text>")) }
    let list = result.outcome.spoken.map { "<li>\($0.text)</li>" }.joined(separator: "\n")
    #expect(card.contains("<ol class=\"speech\">\n\(list)\n</ol>"))
  }

  @Test func `the section of gestures shows eight by name, each with a finger and what has recognized it`() throws {
    let results = Section.gestures.run().examples
    let names = ["Tap", "Double tap", "Long press", "Swipe", "Drag", "Pinch", "Rotation", "Drag of a thumb"]
    expectEqual(results.map(\.example.title), names)
    for result in results {
      #expect(!result.outcome.fingers.isEmpty && !result.outcome.observations.isEmpty, "\(result.example.id)")
      let card = Card(result: result, links: ClaimLinks(to: "Docs/Fidelity")).html
      expectEqual(card.count(of: "class=\"finger down\""), result.outcome.fingers.count, "\(result.example.id)")
    }
    let slider = try #require(results.last?.outcome.observations)
    expectEqual(slider.map(\.name), ["value"], "The recognizer of the card has the drag too: \(slider)")
  }

  @Test func `views that are not parts of a button are drawn, printed and listed by their names`() throws {
    let result = try #require(allExamples.first { $0.id == "constraints-row" }).run()
    #expect(Report.text(of: result, showing: nil).contains("  buy      (274, 7, 30, 30)"))
    let card = Card(result: result, links: ClaimLinks(to: "Docs/Fidelity")).html
    #expect(card.contains("<span class=\"swatch box\"></span>buy</th><td>274</td>"))
    #expect(card.count(of: "class=\"box\"") == 3 && card.contains(">row</th>") && !card.contains("not made"))
  }

  @Test(arguments: ["switch-on", "stepper", "pages", "progress", "slider", "field-empty"])
  func `a control draws itself`(id: String) throws { #expect(try !outcome(of: "input-\(id)").drawing.commands.isEmpty) }

  @Test(arguments: colors)
  func `colors have names, grays their share of white, others their components`(color: Color, words: String) {
    expectEqual(color.words, words)
  }

  nonisolated static let colors: [(Color, String)] = [
    (.white, "white"), (.black, "black"), (.systemBlue, "system blue"), (.clear, "black, opacity 0"),
    (Color(white: 0.25, alpha: 0.5), "white 0.25, opacity 0.5"),
    (Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), "rgb(51 102 153)"),
  ]

  @Test func `segments of different words and weights have one baseline`() throws {
    let baselines = try picture(of: "input-segments").matches(of: /<text x="[^"]*" y="([^"]*)"/).map(\.1)
    #expect(baselines.count == 2 && Set(baselines).count == 1)
  }
}
