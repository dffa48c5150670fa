import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The numbers of the page `Docs/StackView.md`.
@MainActor @Suite("StackView.md", .screen(scale: 2), .reportsIssuesAsFailures) struct StackGuideTests {
  private let page: String

  init() throws { page = try Repository.text(of: "Docs/StackView.md") }

  private func row(_ intervals: [Interval], name: String? = nil) -> String {
    let cells = intervals.map { "\($0.start.shortDescription) + \($0.length.shortDescription)" }
    return "| \(((name.map { ["`\($0)`"] } ?? []) + cells).joined(separator: " | ")) |"
  }

  private func makeStack() -> StackView {
    let views = [SizedContentView(40, 10), SizedContentView(80, 30), SizedContentView(20, 20)]
    return .sample(300, 100, spacing: 10, views)
  }

  @Test(arguments: [StackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering])
  func `the page has the intervals of the distribution`(distribution: StackView.Distribution) {
    let stack = makeStack()
    stack.distribution = distribution
    let line = row(stack.laidOutAlongAxis, name: "\(distribution)")
    #expect(page.contains(line), "\(line)")
  }

  @Test func `the page has the intervals of each alignment`() {
    let alignments: [(String, StackView.Alignment)] = [
      ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom),
    ]
    for (name, alignment) in alignments {
      let stack = makeStack()
      stack.alignment = alignment
      let line = row(stack.laidOutAcrossAxis, name: name)
      #expect(page.contains(line), "\(line)")
    }
  }

  @Test func `the page has the intervals around a hidden view`() {
    let stack = StackView.sample(320, 100, spacing: 8, distribution: .fillEqually, (0..<4).map { _ in View() })
    stack.arrangedSubviews[2].isHidden = true
    let line = row(stack.laidOutAlongAxis)
    #expect(page.contains(line), "\(line)")
  }

  @Test func `the page names every role of a constraint`() {
    var roles: Set<String> = []
    let distributions = (0...4).compactMap { StackView.Distribution(rawValue: $0) }
    for distribution in distributions {
      let stack = makeStack()
      (stack.distribution, stack.alignment) = (distribution, .center)
      stack.arrangedSubviews[0].isHidden = distribution == .fill
      stack.layoutIfNeeded()
      roles.formUnion((stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)).compactMap(\.identifier))
    }
    expectEqual(roles.count, 11)
    expectEqual(roles.filter { !page.contains("`\($0)`") }, [])
  }
}
