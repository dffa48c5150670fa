/// A limit for rows of the table.
struct Mark: Equatable, Sendable {
  let row: Row
  /// The names of the lines; nil means all of the row.
  let names: [String]?
  /// The largest figure allowed.
  let limit: Limit

  enum Limit: Equatable, Sendable {
    /// So many times the figure of the reference: the tree by hand, or kiwi.
    case timesReference(Double)
    /// So much, in the unit of the figure.
    case atMost(Double)
    /// A multiple of the figure of a tenth of the count.
    case timesTenth(Double)
    /// So many times the figure of another line of the row.
    case times(Double, line: String)
  }

  init(_ row: Row, _ limit: Limit, only names: [String]? = nil) {
    self.row = row
    self.limit = limit
    self.names = names
  }

  /// The marks that the package has set itself.
  ///
  /// Times are measured against a reference that ran in turns on the same machine, as absolute times depend on the
  /// machine: the tree by hand, and for constraints the C++ library kiwi 1.4, which has numbers only. Without kiwi
  /// there is no verdict.
  /// > Assumed: "flat" means at most a quarter more for ten times as many buttons; "linear" at most four times as much
  /// > a level for ten times as many, because a chain that no longer fits into the processor's caches costs more a
  /// > level for every walk, and quadratic cost would be ten times as much.
  static let all = [
    Mark(.build, .timesReference(4), only: ["build"]),
    Mark(.firstLayout, .timesReference(4), only: ["first layout"]),
    Mark(.relayout, .timesReference(7), only: ["all grow by a point"]),
    Mark(.oneTitle, .timesReference(7), only: ["one title, always the same"]),
    Mark(.oneTitle, .timesTenth(1.25), only: ["one title, always the same"]),
    Mark(.states, .timesReference(7), only: ["flip highlighted", "flip enabled"]),
    Mark(.chain, .timesTenth(4)),
    Mark(.memory, .atMost(850)),
    Mark(.process, .times(3, line: Workload.emptyProgramName), only: [Workload.oneButtonName]),
    Mark(.constraintRows, .timesReference(2.5)), Mark(.constraintRows, .timesTenth(1.25)),
    Mark(.constraintTitle, .timesReference(1.5)), Mark(.constraintTitle, .timesTenth(1.25)),
    Mark(.constraintWidth, .timesReference(2)),
    Mark(.constraintChain, .timesReference(1)), Mark(.constraintChain, .timesTenth(1.4)),
    Mark(.stackViews, .timesTenth(1.25)),
    Mark(.constraintMemory, .atMost(600)),
  ]

  func isFor(_ record: Record) -> Bool { row == record.row && names?.contains(record.name) ?? true }
}

extension Mark.Limit: CustomStringConvertible {
  var description: String {
    switch self {
    case .timesReference(let factor): "≤ \(factor.short)× reference"
    case .atMost(let figure): "≤ \(figure.short)"
    case .timesTenth(let factor): "≤ \(factor.short)× a tenth of n"
    case .times(let factor, let line): "≤ \(factor.short)× \(line)"
    }
  }
}

extension Double {
  /// `3` or `1.25`.
  fileprivate var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
