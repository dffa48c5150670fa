extension Array {
  /// Returns the number of elements at the beginning that fulfil a condition, which no later one does; by halving.
  func prefixCount(where isInPrefix: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInPrefix(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
