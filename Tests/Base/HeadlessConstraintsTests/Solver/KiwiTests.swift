import Foundation
import Testing

@testable import HeadlessConstraints

/// Systems that kiwisolver has solved, the C++ library with weights in place of levels.
///
/// A line has the number of variables `n`, the constraints `c` as [terms as [variable, coefficient], constant, relation
/// of their sum to zero, level], and the values `v`: null where kiwi reports that required constraints exclude each
/// other, and null for a variable that has no single value. Level 0 is required; 3, 2 and 1 are kiwi's strong, medium
/// and weak. At most three constraints have one of these levels and coefficients are small, so that weights of
/// 1,000,000, 1,000 and 1 act as levels: weights of 100,000, 300 and 1 give the same values. A variable has a single
/// value where a weak pull upward and one downward leave it where it is.
///
/// > Seen: kiwisolver 1.5.1 on Linux; 304 of 10,000 systems that were compared.
@Suite("Solver: answers of kiwi") struct KiwiTests {
  struct System: Decodable {
    struct Entry: Decodable {
      var terms: [[Double]]
      var constant: Double
      var relation: LinearConstraint.Relation
      var strength: Strength
      init(from decoder: any Decoder) throws {
        var fields = try decoder.unkeyedContainer()
        terms = try fields.decode([[Double]].self)
        constant = try fields.decode(Double.self)
        switch try fields.decode(String.self) {
        case "<=": relation = .lessThanOrEqual
        case ">=": relation = .greaterThanOrEqual
        default: relation = .equal
        }
        let level = try fields.decode(Float.self)
        strength = level == 0 ? .required : Strength(level: level)
      }
    }

    var n: Int
    var c: [Entry]
    var v: [Double?]?
  }

  private static func systems() throws -> [System] {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/kiwi-systems", withExtension: "jsonl"))
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(System.self, from: $0)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `required constraints and values with one solution are those of kiwi`(
    usesDefinitions: Bool, solvesEachStep: Bool
  ) throws {
    let systems = try Self.systems()
    expectEqual(systems.count, 304)
    for (line, system) in systems.enumerated() {
      let solver = Solver(usesDefinitions: usesDefinitions)
      let variables = (0..<system.n).map { _ in solver.makeVariable() }
      var conflict: Solver.Conflict?
      for entry in system.c {
        _ = solver.add(
          LinearConstraint(
            entry.terms.map { LinearConstraint.Term(variables[Int($0[0])], $0[1]) }, constant: entry.constant,
            entry.relation, strength: entry.strength))
        if solvesEachStep, conflict == nil { conflict = solver.solve() }
      }
      if conflict == nil { conflict = solver.solve() }
      expectEqual(conflict == nil, system.v != nil, "line \(line + 1)")
      guard let values = system.v, conflict == nil else { continue }
      // Without faults the required constraints hold.
      #expect(solver.faults().isEmpty, "line \(line + 1)")
      for (variable, expected) in zip(variables, values) {
        expectEqual(solver.isDetermined(variable), expected != nil, "line \(line + 1)")
        let value = solver.value(of: variable)
        if let expected { #expect(abs(value - expected) <= 1e-5 * max(1, abs(expected)), "line \(line + 1)") }
      }
    }
  }
}
