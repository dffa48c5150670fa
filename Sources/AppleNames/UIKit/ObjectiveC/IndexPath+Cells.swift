// Places in tables and collections, which buttons in cells remember: a section, and a row or an item in it.

extension IndexPath {
  /// Makes the place of a table's row.
  public init(row: Int, section: Int) { self = [section, row] }
  /// Makes the place of a collection's item.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The first number.
  public var section: Int {
    get { number(0, "section") }
    set { setNumber(0, to: newValue) }
  }
  /// The second number.
  public var row: Int {
    get { number(1, "row") }
    set { setNumber(1, to: newValue) }
  }
  /// The second number.
  public var item: Int {
    get { number(1, "item") }
    set { setNumber(1, to: newValue) }
  }

  /// Returns the number at an index; 0, with a report, where there is none.
  /// > Documented: such a path has two numbers. Differs: where there are others, the real system stops the program.
  private func number(_ index: Int, _ member: String) -> Int {
    if index < count { return self[index] }
    IssueReporting.report(
      place: "IndexPath.\(member)", problem: "the path \(self) has no such number; it became 0.",
      cure: "Make the path by IndexPath(row:section:) or IndexPath(item:section:).")
    return 0
  }

  private mutating func setNumber(_ index: Int, to number: Int) {
    while count <= index { append(0) }
    self[index] = number
  }
}

extension NSIndexPath {
  /// Makes the place of a table's row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Makes the place of a collection's item.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first number.
  public var section: Int { (self as IndexPath).section }
  /// The second number.
  public var row: Int { (self as IndexPath).row }
  /// The second number.
  public var item: Int { (self as IndexPath).item }
}
