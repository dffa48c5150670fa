import CommandLineTool
import Testing

@Suite("Near names") struct NearNamesTests {
  private let all = ["insets-left", "insets-top", "insets-right", "default-centered", "recipe-top"]

  @Test(arguments: [
    ("insets-lft", ["insets-left", "insets-top"]), ("default-centred", ["default-centered"]),
    ("recipe", ["recipe-top"]),
    ("insets", ["insets-left", "insets-top", "insets-right"]), ("x", []), ("", []), ("inspector", []),
  ])
  func `names with this prefix, or with fewer edits than half their letters, are near`(name: String, near: [String]) {
    expectEqual(Array(NearNames(to: name, among: all).names.prefix(near.count)), near)
    if near.isEmpty { #expect(NearNames(to: name, among: all).names.isEmpty) }
  }

  @Test func `at most three names are returned`() {
    expectEqual(NearNames(to: "aaaa", among: (0..<9).map { "aaaa\($0)" }).names, ["aaaa0", "aaaa1", "aaaa2"])
  }
}
