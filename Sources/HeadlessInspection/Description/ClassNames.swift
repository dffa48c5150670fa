import HeadlessViews

/// What a view's class is called, and which class of the toolkit's it comes from.
struct ClassNames {
  let own: String
  /// Nil for a class of the toolkit's.
  let base: String?

  /// The modules whose classes have an equal of Apple's, which is what a dump calls the base class.
  private static let toolkit: Set<Substring> = ["HeadlessViews", "HeadlessControls"]

  @MainActor private static var known: [ObjectIdentifier: ClassNames] = [:]

  @MainActor
  static func of(_ view: View) -> ClassNames {
    let type = type(of: view)
    if let names = known[ObjectIdentifier(type)] { return names }
    var ancestor: Mirror? = isToolkits(type) ? nil : Mirror(reflecting: view).superclassMirror
    while let mirror = ancestor, !isToolkits(mirror.subjectType) { ancestor = mirror.superclassMirror }
    let names = ClassNames(own: "\(type)", base: ancestor.map { "\($0.subjectType)" })
    known[ObjectIdentifier(type)] = names
    return names
  }

  private static func isToolkits(_ type: Any.Type) -> Bool {
    toolkit.contains(String(reflecting: type).prefix { $0 != "." })
  }
}
