/// The names in a package that are Apple's and unavailable on Linux.
struct UnavailableNames {
  private let project: ProjectNames
  /// The frameworks that any file of the package imports.
  private let imported: Set<String>
  /// The names of associated types, which may resemble Apple's.
  private let associatedTypes: Set<String>
  /// Whether a file imports a module of another package, which may have names that resemble Apple's.
  private let hasOtherModules: [Bool]
  /// The modules that each file imports.
  private let modules: [Set<String>]

  /// Collects the imports of the files of a package, by the tokens that Linux compiles.
  init(_ files: [[Token]], project: ProjectNames) {
    self.project = project
    modules = files.map { Set(ImportStatement.all(in: $0).map(\.module)) }
    associatedTypes = Set(
      files.flatMap { tokens in
        tokens.indices.dropLast().filter { tokens[$0].isWord("associatedtype") }.map { tokens[$0 + 1].text }
      })
    imported = modules.reduce(into: project.exported) { $0.formUnion($1) }
    hasOtherModules = modules.map { modules in
      modules.contains {
        !Modules.present.contains($0) && !Modules.missing.contains($0) && !project.modules.contains($0)
      }
    }
  }

  /// Returns the reason why the name at a position is unavailable; nil if it is available.
  func reason(at position: Int, of structure: SourceStructure, file: Int) -> String? {
    let token = structure.tokens[position]
    guard token.isName, !structure.tokens.isLabel(position) else { return nil }
    let isPart = structure.isSign(".", at: position - 1)
    return isPart ? reason(ofPart: position, of: structure, file: file) : reason(of: token.text, file: file)
  }

  /// Returns a name after a point: of a module, or a type in one of UIKit's types.
  private func reason(ofPart position: Int, of structure: SourceStructure, file: Int) -> String? {
    let word = structure.tokens[position].text
    if word == "loadNibNamed" { return Self.reason(for: "UINib") }
    guard word.first?.isUppercase == true, let owner = structure.token(position, -2), owner.isName else { return nil }
    if Modules.missing.contains(owner.text) || Modules.present.contains(owner.text) {
      return reason(of: word, file: file)
    }
    if owner.text == "NSAttributedString", Self.ofDocuments.contains(word) {
      return "Foundation reads no documents on Linux"
    }
    let isInner = structure.isSign(".", at: position - 3)
    guard !isInner, SupportedNames.names.contains(owner.text), SupportedNames.classes.contains(owner.text),
      !project.declared.contains(word), !project.declared.contains(owner.text), !Self.ofLanguage.contains(word),
      !SupportedNames.nested.contains("\(owner.text).\(word)"), Set(word).count > 1, word != word.uppercased()
    else { return nil }
    return "`\(owner.text).\(word)` is unavailable"
  }

  private static let ofDocuments: Set<String> = ["DocumentType", "DocumentReadingOptionKey", "DocumentAttributeKey"]
  private static let ofLanguage: Set<String> = ["Type", "Protocol", "Self"]

  /// Returns the reason why a name that is not after a point is unavailable; nil if it is available.
  func reason(of word: String, file: Int) -> String? {
    guard !project.declared.contains(word), !associatedTypes.contains(word) else { return nil }
    if SupportedNames.unavailable.contains(word), !SupportedNames.names.contains(word) { return Self.reason(for: word) }
    if let framework = Frameworks.framework(of: word), imported.contains(framework),
      !Modules.present.contains(framework)
    {
      return "\(framework) is unavailable on Linux"
    }
    if let framework = Frameworks.frameworks(with: word).first(where: modules[file].contains) {
      return "\(framework) is unavailable on Linux"
    }
    if word.contains("_"), Self.ofRuntime.contains(word) { return "there is no Objective-C runtime" }
    if word.hasPrefix("CF"), modules[file].contains("CoreFoundation") { return nil }
    guard word.first?.isUppercase == true || word.hasPrefix("kCF"), AppleNames.contains(word),
      !Modules.missing.contains(word), !AppleNames.ofFoundation.contains(word), !SupportedNames.names.contains(word),
      OldNames.new[word] == nil, !hasOtherModules[file]
    else { return nil }
    return Self.reason(for: word)
  }

  private static let ofRuntime = AppleNames.words(
    """
    class_addMethod class_addProtocol class_copyIvarList class_copyMethodList class_copyPropertyList class_getClassMethod \
    class_getInstanceMethod class_getInstanceVariable class_getMethodImplementation class_getSuperclass \
    class_replaceMethod ivar_getName method_exchangeImplementations method_getImplementation method_getName \
    method_getTypeEncoding method_setImplementation objc_allocateClassPair objc_copyClassList objc_getClass \
    objc_getClassList objc_registerClassPair object_getClass object_getIvar object_setClass property_getName \
    sel_getName sel_registerName
    """)

  private static let families: [(part: String, name: String)] = [
    ("Collection", "UIKit's collections are"), ("Table", "UIKit's tables are"), ("Storyboard", "storyboards are"),
    ("UINib", "nibs are"), ("TextView", "UIKit's text views are"), ("PickerView", "UIKit's pickers are"),
    ("DatePicker", "UIKit's pickers are"), ("Search", "UIKit's search is"), ("UIDynamic", "UIKit's dynamics are"),
    ("UIViewControllerRepresentable", "SwiftUI is"), ("UIViewRepresentable", "SwiftUI is"), ("UIHosting", "SwiftUI is"),
  ]

  private static func reason(for word: String) -> String {
    (families.first { word.contains($0.part) }?.name ?? "`\(word)` is") + " unavailable"
  }
}
