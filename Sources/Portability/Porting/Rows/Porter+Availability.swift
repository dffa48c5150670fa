// Questions for a version of iOS, which are always answered with yes on Linux.
extension Porter {
  /// Leaves out what is for older versions: `if #available(iOS 13, *) { … } else { … }` is `do { … }`.
  ///
  /// The code of the older versions names what newer ones no longer have.
  mutating func portAvailability(_ place: Int) {
    guard let keyword = token(place, -1), keyword.isWord("if") || keyword.isWord("guard"),
      token(place, 1)?.isSign("(") == true, let close = structure.partner[place + 1],
      token(close, -1)?.isSign("*") == true,
      let next = token(close, 1)
    else { return }
    if keyword.isWord("guard") {
      guard next.isWord("else"), token(close, 2)?.isSign("{") == true, let end = structure.partner[close + 2] else {
        return
      }
      blank(place - 1, through: end)
      return
    }
    guard next.isSign("{"), let end = structure.partner[close + 1], token(end, 1)?.isWord("else") == true else {
      return
    }
    var last = end
    while token(last, 1)?.isWord("else") == true {
      var open = last + 2
      while let token = token(open), !token.isSign("{") {
        if token.isSign("(") || token.isSign("["), let partner = structure.partner[open] { open = partner }
        if token.isSign("}") { return }
        open += 1
      }
      guard token(open) != nil, let partner = structure.partner[open] else { return }
      last = partner
    }
    // Values of `if` stay: `let a = if …`, and a lone `if` that a function returns.
    if let before = token(place, -2), before.isSign("=") || before.isWord("return") { return }
    replace(place - 1, through: close, with: token(place, -2)?.isWord("else") == true ? "" : "do")
    blank(end + 1, through: last)
  }

  /// Replaces tokens with as many empty lines as they have.
  private mutating func blank(_ first: Int, through last: Int) {
    let range = tokens[first].offset..<tokens[last].end
    let lines = file.bytes[range].count { $0 == 0x0A }
    add(PlannedEdit(Edit(range: range, text: String(repeating: "\n", count: lines))))
  }
}
