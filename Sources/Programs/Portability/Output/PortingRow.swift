/// A row of the tables in `Docs/Porting.md`, by the word in its first column.
enum PortingRow: String, Codable, CaseIterable, Sendable {
  // Attributes
  case objc, objcMembers, `protocol`, optional, dynamic, outlet, interfaceBuilder, managed
  // Selectors
  case target, removeTarget, recognizer, notification, timer, delay, perform, string
  // Keys
  case keyPath, observer
  // Files
  case submodule, condition, bridging, networking, override, overridden, metatype, pool, module, oldName, magnitude
}
