// Rows `objc`, `objcMembers`, `outlet`, `dynamic` and `managed`.
extension Porter {
  /// Removes the attribute whose `@` is at a position if Linux refuses it.
  mutating func portAttribute(_ at: Int) {
    guard let name = token(at, 1), name.isName, tokens[at].end == name.offset else { return }
    switch name.text {
    case "objc": portObjC(at)
    case "objcMembers", "IBOutlet", "IBAction", "IBSegueAction": remove(at, through: at + 1)
    case "NSManaged": portManaged(at)
    default: break
    }
  }

  private mutating func portObjC(_ at: Int) {
    var last = at + 1
    if let open = token(last, 1), open.isSign("("), open.offset == tokens[last].end,
      let close = structure.partner[last + 1]
    {
      last = close
    }
    remove(at, through: last)
  }

  /// Removes the modifier `dynamic`, which stands for dispatch by Objective-C.
  mutating func portDynamic(_ position: Int) {
    guard let keyword = structure.keyword(ofModifier: position) else { return }
    remove(position, through: position)
    if tokens[keyword].isWord("var") { notifyObservers(of: keyword) }
  }

  /// Makes public what cannot be overridden: `open static` of Swift 4, and members of extensions of UIKit's classes.
  mutating func portOpen(_ position: Int) {
    guard let keyword = structure.keyword(ofModifier: position) else { return }
    let isStatic = tokens[structure.beginning(of: keyword)..<keyword].contains { $0.isWord("static") }
    let scope = structure.owner(of: keyword)
    if isStatic || scope.map({ $0.isExtension && names.classLocation($0.name) == nil }) == true {
      replace(position, through: position, with: "public")
    }
  }

  /// Names the parameter of the generic class in its extensions, where UIKit's name is an alias.
  mutating func portAnchor(_ position: Int) {
    guard let scope = structure.type(around: position), scope.isExtension, scope.name == "NSLayoutAnchor",
      token(position, 1)?.isSign("<") != true, token(position, 1)?.isSign("(") != true
    else { return }
    insert("<AnchorType>", at: tokens[position].end)
  }

  /// The values with which CoreData's properties begin that have no other.
  private static let initialValues = [
    "String": "\"\"", "Bool": "false", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Double": "0",
    "Float": "0", "CGFloat": "0",
  ]

  /// Stores a property of CoreData's, if its type has an evident first value.
  private mutating func portManaged(_ at: Int) {
    guard let keyword = (at + 2..<at + 6).first(where: { token($0)?.isWord("var") == true }),
      token(keyword, 2)?.isSign(":") == true, let type = token(keyword, 3)
    else { return }
    let next = token(keyword, 4)
    let count = edits.count
    if next?.isSign("?") == true || next?.isSign("!") == true, next?.offset == type.end {
      remove(at, through: at + 1)
    } else if let value = Self.initialValues[type.text], next.map({ $0.line > type.line || $0.isSign("}") }) ?? true {
      remove(at, through: at + 1)
      insert(" = \(value)", at: type.end)
    }
    if edits.count > count {
      left.append(
        Finding(
          tokens[at], .change, "@NSManaged",
          "It is a stored property in the copy: nothing loads, observes or animates it.", .managed))
    }
  }
}
