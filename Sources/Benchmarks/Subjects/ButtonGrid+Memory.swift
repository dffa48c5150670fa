import HeadlessKit

extension ButtonGrid {
  /// How much more memory the process has at its peak while it makes and lays out so many buttons, in bytes.
  ///
  /// Call it in a fresh process: what was freed before would be used again and not be counted. The titles and one button
  /// are made beforehand.
  static func memory(count: Int) throws -> Int {
    let content = Content(count: count)
    ButtonGrid(Content(count: 1)).root.layoutIfNeeded()
    let before = try ResidentMemory.now()
    let grid = ButtonGrid(content)
    grid.root.layoutIfNeeded()
    return try withExtendedLifetime(grid) { try ResidentMemory.peak() - before }
  }
}
