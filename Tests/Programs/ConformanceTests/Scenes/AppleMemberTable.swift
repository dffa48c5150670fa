import RepositoryFiles

@testable import Portability

/// Members of UIKit, Foundation and Swift that the scenes and their recorder use, each looked up in Apple's reference.
///
/// Those of ``AppleMembers`` and of the table of supported static members are not repeated here.
enum AppleMemberTable {
  /// Returns the names, one a line of `AppleMembers.txt`.
  static func names() throws -> Set<String> { try names(of: "AppleMembers") }

  /// Returns static members and initializers of Apple's types as the scenes write them, one a line of
  /// `AppleTypeMembers.txt`; an initializer has the label of its first argument.
  static func typeMembers() throws -> Set<String> { try names(of: "AppleTypeMembers") }

  private static func names(of file: String) throws -> Set<String> {
    AppleNames.words(try Repository.text(of: "Tests/Programs/ConformanceTests/Scenes/\(file).txt"))
  }
}
