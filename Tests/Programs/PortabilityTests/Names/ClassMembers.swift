/// The public properties and methods of the open classes of the toolkit, by class, from the compiler's symbol graph.
struct ClassMembers {
  /// The members that a subclass can override.
  let open: [String: [String]]
  /// The members that a subclass cannot override.
  let closed: [String: [String]]

  init() throws {
    let symbols = try SymbolGraph.shared.get().symbols
    let classes = Set(symbols.filter { $0.kind.identifier == "swift.class" && $0.isOpen }.map(\.name))
    let members = symbols.filter {
      ["swift.property", "swift.method"].contains($0.kind.identifier) && classes.contains($0.owner)
    }
    let names = [true, false].map { isOpen in
      Dictionary(grouping: members.filter { $0.isOpen == isOpen }, by: \.owner)
        .mapValues { $0.map { $0.pathComponents.last! } }
    }
    (open, closed) = (names[0], names[1])
  }
}
