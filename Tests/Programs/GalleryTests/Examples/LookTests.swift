import HeadlessInspection
import HeadlessKit
import Testing

@testable import Gallery

/// The appearance of images and titles of the examples, in words and as shapes.
@MainActor @Suite("Appearance")
struct LookTests {
  func words(_ id: String) throws -> [String] {
    try outcome(of: id).looks.map { "\($0.part.rawValue) \($0.words)" }
  }

  nonisolated static let states: [(id: String, words: [String])] = [
    ("type-custom-normal", ["background as it is", "image as it is", "title white"]),
    ("type-custom-highlighted", ["background darkened", "image darkened", "title white"]),
    ("type-custom-disabled", ["background dimmed", "image dimmed", "title white"]),
    ("type-custom-selected", ["background as it is", "image as it is", "title white"]),
    ("type-system-normal", ["background as it is", "image tinted", "title system blue"]),
    (
      "type-system-highlighted",
      ["background lightened", "image tinted, lightened", "title system blue, opacity 0.2"]
    ),
    ("type-system-disabled", ["background dimmed", "image tinted, dimmed", "title white 0.52, opacity 0.45"]),
    (
      "type-contactAdd-highlighted",
      ["background lightened", "image tinted, lightened", "title system blue, opacity 0.2"]
    ),
  ]

  @Test(arguments: states)
  func `D2.3 D2.4 D2.5 c5 c7 the appearance of a type in a state`(id: String, words: [String]) throws {
    #expect(try self.words(id) == words)
  }

  nonisolated static let touched: [(id: String, words: String)] = [
    ("touched-custom-background", "background darkened"),
    ("touched-custom-own-background", "background own, as it is"),
    ("touched-system-background", "background lightened"),
    ("touched-system-own-background", "background own, lightened"),
    ("touched-custom-image", "image darkened"),
    ("touched-custom-own-image", "image own, as it is"),
    ("touched-system-image", "image tinted, lightened"),
    ("touched-system-own-image", "image own, tinted, lightened"),
    ("touched-custom-title", "title white"),
    ("touched-custom-own-title-color", "title green"),
    ("touched-system-title", "title system blue, opacity 0.2"),
    ("touched-system-own-title-color", "title green, opacity 0.2"),
  ]

  @Test(arguments: touched)
  func `D2.3 D2.4 D2.5 a highlighted button, with and without own content`(id: String, words: String) throws {
    #expect(try self.words(id) == [words])
  }

  nonisolated static let tints: [(id: String, words: [String])] = [
    ("tint-custom-automatic", ["background as it is", "image as it is", "title white"]),
    ("tint-custom-always-template", ["background tinted", "image tinted", "title white"]),
    ("tint-system-automatic", ["background as it is", "image tinted", "title purple"]),
    ("tint-system-always-original", ["background as it is", "image as it is", "title purple"]),
    ("tint-system-automatic-own-color", ["background as it is", "image tinted", "title white"]),
  ]

  @Test(arguments: tints)
  func `D2.14 a tint color applies to title and image of a system button, and to templates`(id: String, words: [String])
    throws
  {
    #expect(try self.words(id) == words)
  }

  @Test func `b9 types with an image of their own show it at 22×22`() throws {
    let size = CGSize(width: 22, height: 22)
    for name in ["detailDisclosure", "infoLight", "infoDark", "contactAdd"] {
      #expect(try outcome(of: "type-\(name)-normal").imageFrame?.size == size)
    }
  }

  @Test func `D2.12 the background image fills the button`() throws {
    let outcome = try outcome(of: "type-custom-normal")
    #expect(outcome.backgroundFrame == outcome.bounds)
  }

  nonisolated static let styled: [(id: String, words: String)] = [
    ("styled-background-normal", "system blue"), ("styled-background-highlighted", "purple"),
    ("styled-border-normal", "border white"), ("styled-border-highlighted", "border orange"),
    ("styled-opacity-highlighted", "system blue, opacity 0.5"),
    ("styled-opacity-disabled", "system blue, opacity 0.25"), ("styled-corners-normal", "system blue, corners 24"),
  ]

  @Test(arguments: styled)
  func `D0.14 the appearance of a styled button in a state`(id: String, words: String) throws {
    #expect(try self.words(id).first == "button \(words)")
  }

  @Test func `D0.14 a tint for title and image of a custom button`() throws {
    #expect(try words("styled-tint-normal") == ["image tinted", "title purple"])
    #expect(Outcome.Surface().words == "clear")
  }

  // MARK: Drawing

  func picture(of id: String) throws -> String {
    let outcome = try outcome(of: id)
    let sheet = Sheet.cell(in: 4)
    return LookPicture(
      outcome: outcome, id: id, sheet: sheet, projection: Projection(showing: outcome, on: sheet)
    ).svg
  }

  @Test func `a surface has its corners, its border inside and the opacity of the whole`() throws {
    #expect(try picture(of: "styled-corners-normal").contains(" rx=\"24\" fill=\"#007aff\"/>"))
    #expect(try picture(of: "styled-border-normal").contains("fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\""))
    #expect(try picture(of: "styled-opacity-disabled").count(of: "<g opacity=\"0.25\">") == 1)
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
