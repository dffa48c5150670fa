import Foundation

struct SourceFile {
  /// A file larger than this, in bytes, is not read.
  /// > Assumed: a million lines of source are 30 to 40 megabytes.
  static let greatestSize = 128 << 20

  let path: String
  /// The text, in UTF-8.
  let bytes: [UInt8]
  /// All tokens, in order.
  let tokens: [Token]
  /// The tokens that Linux compiles.
  let code: ActiveCode

  /// The words of its conditions: `#if`, `#elseif`, `#else` and `#endif`.
  let directives: [Token]

  /// Reads a file; throws if it cannot be read as Swift.
  init(_ entry: SourceFolder.Entry) throws(SourceError) {
    try self.init(path: entry.path, bytes: Self.bytes(of: entry.url))
  }

  /// Splits a text in UTF-8 into tokens; throws if it cannot be read as Swift.
  init(path: String, bytes: [UInt8]) throws(SourceError) {
    self.path = path
    self.bytes = bytes
    tokens = try Lexer.tokens(of: bytes)
    directives = tokens.filter { $0.kind == .hashWord && ActiveCode.directives.contains($0.text) }
    code = try ActiveCode(tokens, modules: Modules.present)
  }

  /// The tokens that Linux compiles after porting.
  var portedTokens: [Token] {
    (try? ActiveCode(tokens, modules: Modules.present, portedLines: nil).tokens) ?? []
  }

  /// Returns the beginning of the line of an offset; nil if anything but white space precedes it.
  func lineStart(before offset: Int) -> Int? {
    var start = offset
    while start > 0, Porter.isSpace(bytes[start - 1]) { start -= 1 }
    return start == 0 || Porter.isNewline(bytes[start - 1]) ? start : nil
  }

  /// Returns the lines of the directives between two offsets if one is of a condition that begins before or ends after.
  func partialConditions(in range: Range<Int>) -> [Range<Int>] {
    let inside = directives.filter { range.contains($0.offset) }
    var depth = 0
    var isWhole = true
    for token in inside {
      if token.text == "#if" { depth += 1 }
      if depth == 0 { isWhole = false }
      if token.text == "#endif" { depth -= 1 }
    }
    if isWhole, depth == 0 { return [] }
    return inside.map { token in
      token.offset..<(bytes[token.offset..<range.upperBound].firstIndex { $0 == 0x0A } ?? range.upperBound)
    }
  }

  /// Reads a file without its tokens, which cannot be separated: it stays as it is.
  init(unread entry: SourceFolder.Entry) throws(SourceError) {
    (path, bytes, tokens, directives) = (entry.path, try Self.bytes(of: entry.url), [], [])
    code = try ActiveCode([], modules: [])
  }

  private static func bytes(of url: URL) throws(SourceError) -> [UInt8] {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path))?[.size]
    if let size = size as? Int, size > greatestSize {
      throw SourceError(line: 0, problem: "the file has \(size) bytes, more than \(greatestSize) are not read")
    }
    guard let data = try? Data(contentsOf: url) else { throw SourceError(line: 0, problem: "the file cannot be read") }
    let bytes = [UInt8](data)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw SourceError(line: 0, problem: "the file is not UTF-8")
    }
    return bytes
  }
}
