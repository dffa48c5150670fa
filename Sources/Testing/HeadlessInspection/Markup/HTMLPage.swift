/// Returns a web page: one file that loads no other, ending with a line break.
///
/// A page without a script, which runs at the end of the body, forbids scripts.
package func htmlPage(title: String, style: String, body: String, script: String? = nil) -> String {
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
