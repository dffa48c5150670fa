import Foundation

/// A source file of this program, whose code the page shows as it runs.
///
/// The file is read where it was compiled, as the rows of `Docs/Fidelity` are; without it there is no code to show.
struct SourceFile {
  private let lines: [Substring]

  init(path: String) {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the code in the trailing closure of the call in a line, from 1, without the trace's recording and result.
  func closure(ofCallAt line: Int) -> String {
    let start = lines.indices.dropFirst(line - 1).first { lines[$0].contains(/\{( [\w, ]+ in)?$/) }
    guard let start else { return "" }
    let body = block(after: start).prefix { !$0.hasPrefix("return ") }
    // What follows the recording reads the result.
    guard let trace = body.firstIndex(where: { $0.hasPrefix("let trace = ") }) else { return joined(body) }
    return joined(body[..<trace] + body[(trace + 1)...].prefix { $0 != "}" }.map { $0.dropFirst(2) })
  }

  /// Returns the declaration of a class without `private`, which means nothing to a reader of the page.
  func declaration(of name: String) -> String {
    let start = lines.indices.first { lines[$0].contains("class \(name): ") && lines[$0].hasSuffix("{") }
    guard let start else { return "" }
    let head = lines[start].drop { $0 == " " }
    return joined([head.hasPrefix("private ") ? head.dropFirst("private ".count) : head])
      + "\n" + joined(block(after: start).map { $0.isEmpty ? $0 : "  \($0)" }) + "\n}"
  }

  /// Returns the lines up to the one that closes a block, without their common indentation.
  private func block(after start: Int) -> [Substring] {
    let indentation = lines[start].prefix { $0 == " " }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("\(indentation)}") }.map { $0.dropFirst(indentation.count + 2) }
  }

  private func joined(_ lines: some Sequence<Substring>) -> String { lines.joined(separator: "\n") }
}
