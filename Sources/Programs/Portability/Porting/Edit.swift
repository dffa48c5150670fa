struct Edit: Equatable {
  let range: Range<Int>
  let text: String
}

/// A member that is moved from an extension into the body of its class.
struct Move: Equatable {
  /// The bytes of the member in its own file.
  let range: Range<Int>
  /// The line of its first byte.
  let line: Int
  let file: Int
  /// The offset of the brace that closes the class.
  let offset: Int
  let endLine: Int
  /// The access level that the member had from its extension, with a space; empty if it had none.
  let access: String
}
