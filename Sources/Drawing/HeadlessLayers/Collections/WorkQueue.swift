/// A queue of work in the order in which it was added; removing the first element is O(1).
package struct WorkQueue<Element> {
  private var elements: [Element?] = []
  private var first = 0

  package init() {}

  package var isEmpty: Bool { first == elements.count }

  package mutating func append(_ element: Element) { elements.append(element) }

  package mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = elements[first]
    elements[first] = nil
    first += 1
    // As many steps as elements were removed since the last time.
    if 2 * first >= elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }
}
