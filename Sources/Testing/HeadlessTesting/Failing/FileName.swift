enum FileName {
  /// Returns the name of a function without its argument list; a name in backticks may contain parentheses of its own.
  static func withoutArguments(_ function: String) -> String {
    guard function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") else {
      return String(function.prefix { $0 != "(" })
    }
    return String(function[function.index(after: function.startIndex)..<end])
  }

  /// Returns a name of ASCII letters, digits, `-`, `_` and `.`, which every file system accepts.
  ///
  /// A name that loses more than spaces ends with a check number of the whole name.
  static func safe(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    let start = String(String(allowed.prefix(60)).trimmingPrefix("."))
    if name.isEmpty { return "-" }
    return start == name.replacing(" ", with: "-") ? start : "\(start)-\(checkNumber(of: name))"
  }

  /// Returns a checksum of a name, as a number in base 36.
  /// > Documented: FNV-1a with 32 bits (RFC 9923), the same on every machine.
  private static func checkNumber(of name: String) -> String {
    let number = name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(number, radix: 36)
  }
}
