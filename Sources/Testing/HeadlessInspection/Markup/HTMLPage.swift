/// A web page: one file that loads no other.
package struct HTMLPage {
  private let title: String
  private let style: String
  private let script: String?
  private let body: String

  /// Creates a page; one without a script, which runs at the end of the body, forbids scripts.
  package init(title: String, style: String, body: String, script: String? = nil) {
    self.title = title
    self.style = style
    self.body = body
    self.script = script
  }

  /// The file, ending with a line break.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    \(script == nil ? "" : "script-src 'unsafe-inline'; ")style-src 'unsafe-inline'; img-src data:">
    <title>\(title.escaped)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    \(script.map { "<script>\n\($0)\n</script>\n" } ?? "")</body>
    </html>

    """
  }
}
