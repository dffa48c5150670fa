extension String {
  /// The text in quotes, its line breaks shown and its end cut off where it is long.
  var quoted: String {
    let start = prefix(40)
    let shown = start.replacing("\n", with: "\\n")
    return start.endIndex == endIndex ? "'\(shown)'" : "'\(shown)…'"
  }
}
