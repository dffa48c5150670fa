extension FileReader {
  /// Judges the import whose keyword stands at a place.
  mutating func readImport(_ place: Int) {
    var next = place + 1
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if let kind = token(next), kinds.contains(kind.text) { next += 1 }
    let isOfDeclaration = next > place + 1
    guard let module = token(next), module.isName, module.line == tokens[place].line else { return }
    let name = module.text
    let isSubmodule = token(next + 1)?.isSign(".") == true && !isOfDeclaration
    let construct = "import \(name)" + (isSubmodule ? ".\(token(next + 2)?.text ?? "")" : "")
    if Modules.present.contains(name) {
      if isSubmodule, SupportedNames.modules.contains(name) {
        note(place, .change, construct, "The module has no parts here; write import \(name).", .submodule)
      } else {
        note(place, .compiles, construct, "The module is here.")
      }
    } else if Self.reexported.contains(name) {
      note(place, .change, construct, "There is no such module; import UIKit brings its types.", .module)
    } else if let instead = Self.instead[name] {
      note(place, .change, construct, "There is no such module on Linux; write \(instead).", .module)
    } else if Modules.missing.contains(name) {
      note(place, .unsupported, construct, "There is no such module on Linux.")
    } else if ownModules.contains(name) {
      note(place, .compiles, construct, "A module of this package or of one that it names.")
    } else {
      note(place, .compiles, construct, "Not a module of Apple's; it has to be a dependency that builds on Linux.")
    }
  }

  /// The modules whose types come with `import UIKit` where there is no module of the name.
  private static let reexported: Set<String> = ["CoreGraphics", "QuartzCore", "CoreText"]

  /// What is imported on Linux in a module's place.
  private static let instead = ["Darwin": "import Foundation", "ObjectiveC": "import Foundation"]
}
