import Foundation
import HeadlessInspection
import Synchronization
import Testing

/// The page of a run's failed comparisons, `failures.html` in `--attachments-path`: expected, found, difference.
///
/// It is written at each failure, so that it is complete when the run ends. Without the option nothing is written.
struct FailurePage: Sendable {
  typealias Entry = (test: String, place: String, failure: Failure)

  private(set) var entries: [Entry] = []

  final class Run: Sendable {
    /// The run of this process; a test of the page itself sets another one.
    @TaskLocal static var current = Run(in: FailurePage.folder(of: CommandLine.arguments))

    private let page = Mutex(FailurePage())
    private let folder: URL?

    /// Creates a page that is written into a folder; nil for one that is not written.
    init(in folder: URL?) { self.folder = folder }

    func add(_ failure: Failure, at location: SourceLocation) {
      guard !failure.attachments.isEmpty, let folder else { return }
      page.withLock { page in
        page.add(failure, test: Test.current.map { FileName.withoutArguments($0.name) } ?? "", at: location)
        try? Data(page.html.utf8).write(to: folder.appendingPathComponent("failures.html"), options: .atomic)
      }
    }
  }

  static func folder(of arguments: [String]) -> URL? {
    for (index, argument) in arguments.enumerated() {
      for option in ["--attachments-path", "--experimental-attachments-path"] {
        if argument == option, arguments.indices.contains(index + 1) {
          return URL(fileURLWithPath: arguments[index + 1], isDirectory: true)
        }
        if argument.hasPrefix("\(option)=") {
          return URL(fileURLWithPath: String(argument.dropFirst(option.count + 1)), isDirectory: true)
        }
      }
    }
    return nil
  }

  mutating func add(_ failure: Failure, test: String, at location: SourceLocation) {
    entries.append((test, "\(location.fileName):\(location.line)", failure))
  }

  /// The page, one file that loads no other.
  var html: String {
    let count = "\(entries.count) failed comparison\(entries.count == 1 ? "" : "s")"
    let links = entries.enumerated().map { index, entry in
      "<li><a href=\"#f\(index)\">\(entry.test.escaped)</a> \(entry.place.escaped)</li>"
    }
    let body = """
      <h1>\(count)</h1>
      <ol>\(links.joined(separator: "\n"))</ol>
      \(entries.enumerated().map { Self.section($0, $1) }.joined(separator: "\n"))
      """
    return htmlPage(title: count, style: Self.style, body: body)
  }

  private static func section(_ index: Int, _ entry: Entry) -> String {
    let parts = entry.failure.attachments.map { file in
      let name = (file.name as NSString).deletingPathExtension
      return (part: name.split(separator: "-").last.map(String.init) ?? name, file: file)
    }
    let order = ["expected", "found", "difference"]
    let sorted = order.flatMap { name in parts.filter { $0.part == name } } + parts.filter { !order.contains($0.part) }
    let drawings = sorted.prefix(2).map(\.file).filter { $0.kind == "svg" }
    var failure = entry.failure
    let figures = sorted.map { part, file in
      var content = content(of: file)
      if part == "difference", file.kind == "txt" {
        if file.text == failure.difference { failure.difference = nil }
        content = "<pre>\(lines(of: file.text))</pre>"
        if drawings.count == 2 {
          content = "<div class=\"overlay\">\(drawings.map(Self.content).joined())</div>\(content)"
        }
      }
      return "<figure class=\"\(part.escaped)\"><figcaption>\(part.escaped)</figcaption>\(content)</figure>"
    }
    return """
      <section id="f\(index)">
      <h2>\(entry.test.escaped) <small>\(entry.place.escaped)</small></h2>
      <div class="files">
      \(figures.joined(separator: "\n"))
      </div>
      <pre class="message">\(lines(of: failure.text))</pre>
      </section>
      """
  }

  /// Returns the lines of a message as markup; those that were removed and added are marked.
  private static func lines(of message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let kind = line.hasPrefix("- ") ? "del" : line.hasPrefix("+ ") ? "ins" : nil
      let text = String(line).escapedLines
      return kind.map { "<\($0)>\(text)</\($0)>" } ?? text
    }.joined(separator: "\n")
  }

  private static func content(of file: Failure.Evidence) -> String {
    let kinds = ["png": "image/png", "svg": "image/svg+xml"]
    if let kind = kinds[file.kind] {
      return "<img alt=\"\(file.name.escaped)\" src=\"data:\(kind);base64,\(Data(file.bytes).base64EncodedString())\">"
    }
    return "<pre>\(file.text.escapedLines)</pre>"
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: light-dark(#1b2330, #e6e9ee); --rule: light-dark(#d8dee7, #323840);
      --minus: light-dark(#b3261e, #ff8a80); --plus: light-dark(#1f7f2b, #63d272); }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1600px; padding: 16px; color: var(--ink); background: light-dark(#fff, #14171b);
      font: 14px/1.45 -apple-system, Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
    h1 { font-size: 20px; } h2 { font-size: 16px; overflow-wrap: anywhere; } small { font-weight: 400; }
    section { border-top: 1px solid var(--rule); padding: 8px 0 16px; }
    .files { display: grid; gap: 12px; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); align-items: start; }
    @media (max-width: 720px) { .files { grid-auto-flow: row; } }
    figure { margin: 0; min-width: 0; border: 1px solid var(--rule); border-radius: 8px; overflow: hidden; }
    figcaption { padding: 4px 10px; border-bottom: 1px solid var(--rule); font-weight: 600; }
    figure img { display: block; max-width: 100%; margin: 10px auto; border: 1px solid var(--rule);
      background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px; image-rendering: pixelated; }
    .overlay { display: grid; isolation: isolate; } .overlay img { grid-area: 1 / 1; } .overlay img + img { mix-blend-mode: difference; }
    pre { margin: 0; padding: 10px; overflow: auto; max-height: 60vh; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    .message { white-space: pre-wrap; overflow-wrap: anywhere; } .expected figcaption, del { color: var(--minus); } .found figcaption, ins { color: var(--plus); }
    del, ins { text-decoration: none; }
    """
}

extension Failure.Evidence {
  fileprivate var kind: String { (name as NSString).pathExtension }
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
