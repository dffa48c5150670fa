import HeadlessKit

extension ButtonGrid {
  /// Returns the additional peak memory, in bytes, of the process while it creates and lays out a number of buttons.
  ///
  /// Call it in a fresh process: freed memory would be reused, not measured. Titles and a button are made before.
  static func memory(count: Int) throws -> Int {
    let content = Content(count: count)
    ButtonGrid(Content(count: 1)).root.layoutIfNeeded()
    let before = try ResidentMemory.now()
    let grid = ButtonGrid(content)
    grid.root.layoutIfNeeded()
    return try withExtendedLifetime(grid) { try ResidentMemory.peak() - before }
  }
}
