import Foundation

extension InspectorPage {
  /// The page: one file that loads no other, with equal text for equal states.
  ///
  /// It contains the description of each view, so that its size is proportional to the number of views, at any depth.
  ///
  /// - Complexity: O(*n*) for *n* views and steps of the trace.
  public var html: String { htmlPage(title: title, style: Self.style, body: body, script: Self.script) }

  private var body: String {
    """
    \(bar)
    <main>
    <section class="pane" aria-label="Views">
    <h2>Views</h2>
    <div id="tree" role="tree" tabindex="0" aria-label="Views"></div>
    </section>
    <section id="picture" class="pane" aria-label="Picture" tabindex="0">
    <div id="stage" data-ground="\(ground)">
    <div id="sheet"></div>
    \(drawings)<svg id="overlay" viewBox="\(Self.viewBox(of: area))" aria-hidden="true"></svg>
    <div id="badge" aria-hidden="true"></div>
    </div>
    </section>
    <section id="details" class="pane" aria-label="Selected view" tabindex="0"></section>
    </main>
    \(Self.timeline)
    <script type="application/json" id="data">\(data)</script>
    """
  }

  private var bar: String {
    let choices = sheets.enumerated().map { index, sheet in
      let isShown = index == sheets.count - 1
      return
        "<button role=\"radio\" data-state=\"\(index)\" aria-checked=\"\(isShown)\" tabindex=\"\(isShown ? 0 : -1)\">"
        + "\(sheet.name)</button>"
    }
    let states = sheets.count == 1 ? "" : Self.group("radiogroup", "State", choices)
    let switches = [
      ("bounds", "Bounds"), ("content", "Content"), ("image", "Image"), ("title", "Title"), ("hit", "Hit area"),
    ].map { name, words in
      "<button data-guide=\"\(name)\" aria-pressed=\"false\"><i class=\"swatch \(name)\"></i>\(words)</button>"
    }
    let sizes = [
      "<button id=\"smaller\" aria-label=\"Smaller\" title=\"Smaller (-)\">−</button>",
      "<button id=\"fit\" title=\"Fit (0)\"><output id=\"zoom\" aria-label=\"Size\"></output></button>",
      "<button id=\"larger\" aria-label=\"Larger\" title=\"Larger (+)\">+</button>",
    ]
    return """
      <header>
      <h1>\(title.escaped)</h1>
      \(states)
      \(Self.group("group", "Rectangles", switches))
      <div class="buttons single"><button id="speech" aria-pressed="false">VoiceOver</button></div>
      \(Self.group("group", "Size", sizes))
      <div class="buttons single"><button id="ground">Ground: \(ground)</button></div>
      <div class="buttons single"><button id="theme">Light / dark</button></div>
      </header>
      """
  }

  /// The picture's background: dark in the dark style, otherwise squares of a tone for white and black text.
  private var ground: String { sheets[sheets.count - 1].isDark ? "dark" : "squares" }

  private static func group(_ role: String, _ label: String, _ buttons: [String]) -> String {
    "<div class=\"buttons\" role=\"\(role)\" aria-label=\"\(label)\">\n\(buttons.joined(separator: "\n"))\n</div>"
  }

  /// The pictures of all states; the script shows one of them.
  private var drawings: String {
    let area = area
    return sheets.enumerated().map { index, sheet in
      var drawing = sheet.drawing
      drawing.bounds = area
      var options = SVG.Options()
      options.namePrefix = "s\(index)-"
      let label = "\(title), \(sheet.name.lowercased())".escaped
      return """
        <div class="drawing" role="img" aria-label="\(label)"\(index == sheets.count - 1 ? "" : " hidden")>
        \(SVG(drawing, options: options).text)</div>

        """
    }.joined()
  }

  private static let timeline = """
    <section id="timeline" class="pane" aria-label="Layout" hidden>
    <div class="head">
    <h2>Layout</h2>
    <div class="buttons" role="group" aria-label="Steps">
    <button id="first" aria-label="Before the first step">⇤</button>
    <button id="previous" aria-label="Previous step" title="Previous step (,)">←</button>
    <button id="next" aria-label="Next step" title="Next step (.)">→</button>
    <button id="last" aria-label="Last step">⇥</button>
    </div>
    <input id="scrubber" type="range" min="0" value="0" aria-label="Step">
    <output id="count"></output>
    </div>
    <div id="steps" role="listbox" tabindex="0" aria-label="Steps of the layout"></div>
    </section>
    """

  private static func viewBox(of area: CGRect) -> String {
    [area.minX, area.minY, area.width, area.height].map(\.svg).joined(separator: " ")
  }

  /// The states and the steps as JSON.
  private var data: String {
    // The encoder would throw only for numbers that are not finite, and has a strategy for these.
    (try? json().escapedInScript) ?? "null"
  }

  private func json() throws -> String {
    let encoder = JSONEncoder.inspecting
    let states = try sheets.map { sheet in
      let bounds = try encoder.text(of: sheet.drawing.bounds)
      let nodes = try encoder.lines(of: sheet.nodes)
      let speech = try encoder.lines(of: sheet.speech)
      return "{\"bounds\":\(bounds),\"nodes\":\(nodes),\"speech\":\(speech)}"
    }
    let trace = try moments.map { ",\"moments\":" + (try encoder.lines(of: $0)) } ?? ""
    let area = try encoder.text(of: area)
    return "{\"area\":\(area),\"states\":[\(states.joined(separator: ",\n"))]\(trace)}"
  }
}
