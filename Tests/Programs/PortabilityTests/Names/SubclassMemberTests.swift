import RepositoryFiles
import Testing

/// The members of open classes, as a subclass in another module sees them.
@Suite("Members of subclasses")
struct SubclassMemberTests {
  private static let members = Result { try ClassMembers() }

  @Test func `subclasses can override all members of all classes but the listed ones`() throws {
    let members = try Self.members.get()
    #expect(members.open.values.joined().count > 2_000)
    try Self.expect(members.closed, equals: "ClosedMembers")
  }

  @Test func `names that apps give to their own members are free, but where UIKit has them`() throws {
    let words = Set(try Self.lines(of: "MemberWords"))
    let members = try Self.members.get()
    let taken = members.open.merging(members.closed, uniquingKeysWith: +).mapValues { names in
      names.map { $0.replacing("()", with: "") }.filter(words.contains)
    }
    try Self.expect(taken, equals: "TakenNames")
  }

  private static func lines(of file: String) throws -> [String] {
    try Repository.text(of: "Tests/Programs/PortabilityTests/Names/\(file).txt").split(separator: "\n").map(String.init)
  }

  private static func expect(_ names: [String: [String]], equals list: String) throws {
    let rows = names.filter { !$0.value.isEmpty }.map { "\($0.key): \(Set($0.value).sorted().joined(separator: ", "))" }
    let (found, listed) = (Set(rows), Set(try lines(of: list)))
    expectEqual(found.subtracting(listed).sorted(), [], "These are found, and not listed like this.")
    expectEqual(listed.subtracting(found).sorted(), [], "These are listed, and not found like this.")
  }
}
