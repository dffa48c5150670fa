/// The Apple names that this package has.
///
/// `PORTABILITY_NAMES=record swift test --filter SupportedNamesTests` writes `SupportedNames.txt` from the package's
/// sources; the test fails when they no longer agree. Below a type of the section `names` are those inside of it:
/// `.Style` a type, `.zero` a static member, `(coder` an initializer.
enum SupportedNames {
  private static let table = NameTable("SupportedNames.txt")
  /// The names of the section `names`, those inside of types after the type.
  private static let all: [String] = {
    var type = ""
    return table["names"].map { name in
      if name.hasPrefix(".") || name.hasPrefix("(") { return type + name }
      type = name
      return name
    }
  }()

  /// The modules with a name of Apple's.
  static let modules = Set(table["modules"])
  /// Types, functions and constants.
  static let names = Set(all.filter { !$0.contains(".") && !$0.contains("(") })
  /// The names that `import CoreGraphics` brings.
  static let ofCoreGraphics = Set(table["CoreGraphics"])
  /// The names that `import QuartzCore` brings.
  static let ofQuartzCore = Set(table["QuartzCore"])
  static let classes = Set(table["classes"])
  /// Classes of which only the types inside are here.
  static let namespaces = Set(table["namespaces"])
  /// Types inside of types.
  static let nested = Set(all.filter { $0.contains(".") && inner($0).isUppercase })
  /// Static members and cases of ``AppleNames/valueTypes`` and ``AppleNames/classesWithStatics``.
  static let statics = Set(all.filter { $0.contains(".") && !inner($0).isUppercase })
  /// Initializers by their first label, which is `_` or nothing if there is none.
  static let initializers = Set(all.filter { $0.contains("(") })
  /// Types that are declared only to say that they are unavailable.
  static let unavailable = Set(table["unavailable"])
  /// Types that come with UIKit under names of this package, which others may use too.
  static let plain = Set(table["plain"])
  /// The members in ``AppleMembers`` that the package has.
  static let members = Set(table["members"])

  /// Returns the first letter after the last point.
  private static func inner(_ name: String) -> Character { name[name.index(after: name.lastIndex(of: ".")!)] }
}
