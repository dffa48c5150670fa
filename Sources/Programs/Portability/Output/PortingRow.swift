/// A row of the tables in `Docs/Porting.md`, by the word in its first column.
enum PortingRow: String, Codable, CaseIterable, Sendable {
  // Attributes
  case objc
  case objcMembers
  case `protocol`
  case optional
  case dynamic
  case outlet
  case interfaceBuilder
  case managed
  // Selectors
  case target
  case removeTarget
  case recognizer
  case notification
  case timer
  case delay
  case perform
  case string
  // Keys
  case keyPath
  case observer
  // Files
  case submodule
  case condition
  case bridging
  case networking
  case override
  case overridden
  case metatype
  case pool
  case module
  case oldName
  case magnitude
}
