import HeadlessInspection
import HeadlessKit
import Testing

@testable import Gallery

/// The appearance of images and titles of the examples as shapes, and the names of colors.
@MainActor @Suite("Appearance") struct LookTests {
  func picture(of id: String) throws -> String {
    let outcome = try outcome(of: id)
    let sheet = Sheet.cell(in: 4)
    return LookPicture(outcome: outcome, id: id, sheet: sheet, projection: Projection(showing: outcome, on: sheet)).svg
  }

  @Test func `a surface has its corners, its border inside and the opacity of the whole`() throws {
    #expect(try picture(of: "styled-corners-normal").contains(" rx=\"24\" fill=\"#007aff\"/>"))
    #expect(try picture(of: "styled-border-normal").contains("fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\""))
    #expect(try picture(of: "styled-opacity-disabled").count(of: "<g opacity=\"0.25\">") == 1)
    #expect(Outcome.Surface().words == "clear")
  }

  @Test func `the drawing of the button is at its position on the sheet`() throws {
    let outcome = try outcome(of: "touched-custom-title")
    let sheet = Sheet.cell(in: 4)
    let projection = Projection(showing: outcome, on: sheet)
    let svg = LookPicture(outcome: outcome, id: "a", sheet: sheet, projection: projection).svg
    var options = SVG.Options()
    options.scale = projection.scale
    options.namePrefix = "a-"
    #expect(svg.contains(SVG(outcome.drawing, options: options).text))
    let origin = projection(outcome.bounds).origin
    let place = "translate(\(origin.x.shortDescription) \(origin.y.shortDescription))"
    #expect(svg.contains("<g transform=\"\(place)\">"))
  }

  @Test func `images are drawn with their pixels`() throws {
    #expect(try picture(of: "type-custom-normal").count(of: "data:image/png;base64,") == 2)
    #expect(icon.size == CGSize(width: 24, height: 24))
    #expect(plate.size == CGSize(width: 20, height: 20))
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
    let sheet = Sheet.cell(in: 5, height: 196)
    let svg = LookPicture(
      outcome: dark.outcome, id: "a", sheet: sheet, projection: Projection(showing: dark.outcome, on: sheet)
    ).svg
    #expect(svg.contains("class=\"picture look dark\"") && !svg.contains("class=\"edge\""))
    #expect(svg.count(of: ">Configure</text>") == 4)
  }

  @Test func `g34 a stroke outside of the button is inside of the drawing`() throws {
    let outside = try outcome(of: "configured-background-outset")
    #expect(outside.extent == outside.bounds.insetBy(dx: -4, dy: -4))
    #expect(try outcome(of: "configured-background-stroke").extent == outside.bounds)
  }

  @Test func `views that are not parts of a button are drawn, printed and listed by their names`() throws {
    let result = try #require(allExamples.first { $0.id == "constraints-row" }).run()
    #expect(Report.text(of: result, showing: nil).contains("  buy      (274, 7, 30, 30)"))
    let card = Card(of: result, links: ClaimLinks(to: "Docs/Fidelity")).html
    #expect(card.contains("<span class=\"swatch box\"></span>buy</th><td>274</td>"))
    #expect(card.count(of: "class=\"box\"") == 3 && card.contains(">row</th>") && !card.contains("not made"))
  }

  @Test(arguments: ["switch-on", "stepper", "pages", "progress", "slider", "field-empty"])
  func `a control draws itself`(id: String) throws {
    #expect(try !outcome(of: "input-\(id)").drawing.commands.isEmpty)
  }

  @Test(arguments: colors)
  func `colors have names, grays their share of white, others their components`(color: Color, words: String) {
    #expect(color.words == words)
  }

  nonisolated static let colors: [(Color, String)] = [
    (.white, "white"), (.black, "black"), (.systemBlue, "system blue"), (.clear, "black, opacity 0"),
    (Color(white: 0.25, alpha: 0.5), "white 0.25, opacity 0.5"),
    (Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), "rgb(51 102 153)"),
  ]
}
