import HeadlessGraphics

/// The members of a value that differ from a standard value's, for descriptions and mirrors.
struct MemberDifferences<Value> {
  let value: Value
  /// The value to compare with; it may change between two members.
  var standard: Value
  private(set) var members: [(name: String, value: Any, text: String)] = []

  mutating func add<Member: Equatable>(
    _ path: KeyPath<Value, Member>, _ name: String, text: (Member) -> String = { "\($0)" }
  ) {
    let member = value[keyPath: path]
    if member == standard[keyPath: path] { return }
    members.append((name, member, "\(name) \(text(member))"))
  }

  mutating func addOptional<Member: Equatable>(
    _ path: KeyPath<Value, Member?>, _ name: String, text: (Member) -> String = { "\($0)" }
  ) { add(path, name) { $0.map(text) ?? "nil" } }

  /// Adds a Boolean member, or a function, by its name alone if it differs.
  mutating func addName<Member: Equatable>(_ path: KeyPath<Value, Member>, _ name: String) {
    let member = value[keyPath: path]
    if member != standard[keyPath: path] { members.append((name, member, name)) }
  }

  var text: String { members.map(\.text).joined(separator: ", ") }

  var children: [Mirror.Child] { members.map { ($0.name, $0.value) } }
}

extension DirectionalRectEdge {
  var names: String {
    let all: [(DirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}
