/// Content keyed by a control's state: the normal value inline, the values of other states in an array.
/// > Seen: fact c1: a state without an entry shows the normal one; a combination never uses its members' entries.
struct StateTable<Value: Equatable> {
  private(set) var normal: Value?
  /// The entries of the other states; nil for none, as an empty array prevents storing a table as data.
  private var others: [(state: Control.State, value: Value)]?

  func entry(for state: Control.State) -> Value? {
    if state == .normal { return normal }
    return others?.first { $0.state == state }?.value
  }

  /// Returns the entry for this state, else the normal one.
  func value(for state: Control.State) -> Value? { others == nil ? normal : entry(for: state) ?? normal }

  /// Returns the table with an entry, or without it for nil.
  ///
  /// The caller compares first and retains the old value until it has stored the table: comparing and releasing values
  /// runs their code, which may read the table.
  func storing(_ value: Value?, for state: Control.State) -> StateTable {
    var table = self
    if state == .normal {
      table.normal = value
    } else {
      var entries = others ?? []
      entries.removeAll { $0.state == state }
      if let value { entries.append((state, value)) }
      table.others = entries.isEmpty ? nil : entries
    }
    return table
  }
}
