/// Methods that are exchanged in the Objective-C runtime.
enum Swizzling {
  private static let runtime: Set<String> = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod", "class_replaceMethod",
    "method_exchangeImplementations", "method_setImplementation",
  ]

  /// Returns the functions of a file, and its constants that are closures, whose bodies call the Objective-C runtime.
  static func functions(in tokens: [Token]) -> Set<String> {
    var found: Set<String> = []
    // The name of the function that each open brace belongs to; nil for other braces.
    var open: [String?] = []
    var waiting: String?
    var constant: String?
    for (position, token) in tokens.enumerated() {
      if token.isSign("{") {
        open.append(waiting ?? (position > 0 && tokens[position - 1].isSign("=") ? constant : nil))
        waiting = nil
      } else if token.isSign("}") {
        _ = open.popLast()
      } else if token.kind == .word, position + 1 < tokens.count, tokens[position + 1].isName {
        if token.text == "func" { waiting = tokens[position + 1].text }
        if token.text == "let" || token.text == "var" { constant = tokens[position + 1].text }
      }
      if token.kind == .word, runtime.contains(token.text), let function = open.last(where: { $0 != nil }) ?? nil {
        found.insert(function)
      }
    }
    return found
  }
}
