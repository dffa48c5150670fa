import Foundation

/// The time at which a callback is due, without the callback.
struct Alarm {
  let time: TimeInterval
  let rank: Int
  let depth: Int
  let chain: Int

  func isBefore(_ other: Alarm) -> Bool { (time, rank) < (other.time, other.rank) }
}

/// Alarms in the order of their times, and at one time in the order in which they were made: a binary heap.
struct AlarmQueue {
  private var heap: [Alarm] = []

  var count: Int { heap.count }
  var first: Alarm? { heap.first }

  mutating func insert(_ alarm: Alarm) {
    heap.append(alarm)
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    sink(from: 0)
  }

  mutating func removeAll(except isWanted: (Alarm) -> Bool) {
    heap.removeAll { !isWanted($0) }
    for index in heap.indices.reversed() { sink(from: index) }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
