import HeadlessKit
import Testing

@testable import Gallery

/// Every example of the gallery.
let allExamples = Section.all.flatMap(\.examples)

/// Every table of the gallery.
let allTables = Section.all.flatMap { section -> [Table] in
  if case .tables(let tables, _) = section.style { tables } else { [] }
}

/// What came out of the example with an id.
@MainActor
func outcome(of id: String) throws -> Outcome {
  try #require(allExamples.first { $0.id == id }).played().outcome
}

extension Outcome {
  /// The value of the observation with a name.
  func observation(_ name: String) -> String? {
    observations.first { $0.name == name }?.value
  }

  /// How many times the layout pass called a method.
  func count(of method: String) -> Int {
    trace.split(separator: "\n").count { $0.hasPrefix(method) }
  }
}

extension String {
  /// How often a text occurs; a failing expectation then prints a number instead of a page.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

  /// What an attribute is in each place of a page.
  func values(of attribute: String) -> [String] {
    components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}

extension CGRect {
  /// Makes a rectangle as the documents write it.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
