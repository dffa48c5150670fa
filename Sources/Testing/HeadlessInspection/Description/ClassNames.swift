import HeadlessViews

/// The names of a view's class and of its nearest superclass in the toolkit.
struct ClassNames {
  let own: String
  /// The superclass; nil for a class of the toolkit.
  let base: String?

  /// The modules whose classes have a counterpart in UIKit, which UIKit prints as the base class.
  private static let toolkit: Set<Substring> = ["HeadlessViews", "HeadlessControls"]

  @MainActor private static var known: [ObjectIdentifier: ClassNames] = [:]

  @MainActor static func of(_ view: View) -> ClassNames {
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
