/// The declarations of all files of a project.
struct ProjectNames {
  /// The names that the files declare, except overrides of the system's; initializers with labels that begin calls.
  private(set) var declared: Set<String> = []
  var modules: Set<String> = []
  /// Whether the project has no dependencies, so that every module it can import is known.
  var areModulesComplete = false
  /// Returns whether types have a method of a name, and no object has one.
  func isStaticMethod(_ name: String) -> Bool { allStaticMethods.contains(name) && !instanceMethods.contains(name) }
  private var allStaticMethods: Set<String> = []
  private var instanceMethods: Set<String> = []
  /// The functions whose bodies exchange methods in the Objective-C runtime.
  private(set) var swizzlers: Set<String> = []
  /// The modules that a file imports for all others.
  private(set) var exported: Set<String> = []
  /// The type of each `typealias` outside of types.
  private(set) var aliases: [String: String] = [:]
  /// The members that extensions declare, by their signatures, with the type that is extended.
  private(set) var extensionMembers: [String: String] = [:]
  /// The signatures of the members that classes and protocols declare in their bodies.
  private(set) var bodyMembers: Set<String> = []

  /// Returns whether an import cannot be found on Linux: of one of Apple's modules, or of one that no package provides.
  func isMissing(_ module: String) -> Bool {
    if modules.contains(module) || Modules.present.contains(module) { return false }
    return areModulesComplete || Modules.missing.contains(module)
  }

  /// Adds the declarations of a file, among the tokens that Linux compiles.
  mutating func add(_ tokens: [Token], _ declarations: [Declaration]) {
    for declaration in declarations where declaration.keyword != "extension" && !declaration.isOverride {
      if declaration.name == "init" {
        declared.formUnion(declaration.firstLabels.map { "init(\($0)" })
      } else {
        declared.insert(declaration.name)
      }
      if declaration.keyword == "func", !declaration.owner.isEmpty {
        if declaration.isStatic {
          allStaticMethods.insert(declaration.name)
        } else {
          instanceMethods.insert(declaration.name)
        }
      }
      if declaration.keyword == "typealias", declaration.owner.isEmpty {
        aliases[declaration.name] = declaration.target
      }
      if declaration.isLocal || declaration.owner.isEmpty { continue }
      if declaration.isInExtension {
        extensionMembers[declaration.signature] = declaration.owner
      } else {
        bodyMembers.insert(declaration.signature)
      }
    }
    swizzlers.formUnion(Swizzling.functions(in: tokens))
    for statement in ImportStatement.all(in: tokens) where statement.isExported { exported.insert(statement.module) }
  }
}
