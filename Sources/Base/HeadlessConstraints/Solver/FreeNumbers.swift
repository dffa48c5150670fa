/// Numbers of a table that are free.
struct FreeNumbers {
  private var numbers: ContiguousArray<Int32> = []
  /// The number of those in front that are sorted, the greatest first.
  private var sortedCount = 0

  mutating func append(_ number: Int32) { numbers.append(number) }

  mutating func popLast() -> Int32? {
    defer { sortedCount = min(sortedCount, numbers.count) }
    return numbers.popLast()
  }

  /// Sorts the numbers after many were freed, so that those used next lie beside each other.
  mutating func sortIfMany() {
    if numbers.count < max(2 * sortedCount, 64) { return }
    numbers.sort(by: >)
    sortedCount = numbers.count
  }
}
