import HeadlessInspection
import HeadlessKit

/// A complete example on the page: drawing, numbers, code and trace.
struct Card {
  let result: ExampleResult
  let links: ClaimLinks

  private var example: Example { result.example }
  private var outcome: Outcome { result.outcome }

  var html: String {
    """
    <article id="\(example.id.escaped)">
    <header><h3>\(Page.selfLink(to: example.id, example.title.escaped))</h3>\(links.paragraph(example.claims))
    <p class="summary">\(example.summary.escaped)</p></header>
    <div class="columns">
    <div class="seen">
    <figure>
    \(picture)</figure>
    \(numbers)
    </div>
    <div class="source">
    \(speech)<h4>Code</h4>
    <pre class="code"><code>\(example.code.escapedLines)</code></pre>
    <h4>Trace</h4>
    \(trace)\(issues)
    </div>
    </div>
    </article>
    """
  }

  /// The rectangles; of an example that is read, its appearance with the numbers of the elements.
  private var picture: String {
    if outcome.spoken.isEmpty { return Picture(of: outcome, id: example.id, on: .full).svg }
    return Picture(of: outcome, id: example.id, on: .plain).look
  }

  /// The texts that VoiceOver reads, with the numbers in the picture.
  private var speech: String {
    if outcome.spoken.isEmpty { return "" }
    let lines = outcome.spoken.map { "<li>\($0.text.escaped)</li>" }
    return "<h4>Read by VoiceOver</h4>\n<ol class=\"speech\">\n\(lines.joined(separator: "\n"))\n</ol>\n"
  }

  private var trace: String {
    if outcome.trace.isEmpty { return "<p class=\"nothing\">No layout ran and no hook was called.</p>" }
    return "<pre class=\"trace\"><samp>\(outcome.trace.escapedLines)</samp></pre>"
  }

  private var issues: String {
    if outcome.issues.isEmpty { return "" }
    return "\n<h4>Report</h4>\n<pre class=\"trace\"><samp>\(outcome.issues.escapedLines)</samp></pre>"
  }

  private var numbers: String {
    """
    <table class="numbers">
    <thead><tr><th></th><th scope="col">x</th><th scope="col">y</th><th scope="col">width</th>\
    <th scope="col">height</th></tr></thead>
    <tbody>
    \((outcome.parts.map(row(of:)) + outcome.boxes.map(row(of:))).joined(separator: "\n"))
    </tbody>
    </table>
    \(observations)
    """
  }

  private func row(of part: Outcome.Part) -> String {
    let head = "<tr><th scope=\"row\">\(Page.swatch(part))\(outcome.name(of: part).escaped)</th>"
    guard let rect = outcome.rect(of: part) else { return "\(head)<td class=\"none\" colspan=\"4\">not made</td></tr>" }
    return "\(head)\(cells(of: rect))</tr>"
  }

  private func row(of box: Outcome.Box) -> String {
    "<tr><th scope=\"row\"><span class=\"swatch box\"></span>\(box.name.escaped)</th>\(cells(of: box.frame))</tr>"
  }

  private func cells(of rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { "<td>\($0.shortDescription)</td>" }.joined()
  }

  private var observations: String {
    if outcome.observations.isEmpty { return "" }
    let rows = outcome.observations.map { "<dt>\($0.name.escaped)</dt><dd>\($0.value.escaped)</dd>" }
    return "<dl class=\"observations\">\n\(rows.joined(separator: "\n"))\n</dl>"
  }
}
