import HeadlessKit
import Synchronization
import Testing

@testable import Benchmarks

/// The measurements of T2's texts: counted, not timed.
@MainActor @Suite("Wrapping's cost") struct WrappingCostTests {
  /// The number of measurements, and of bytes of measured text.
  struct Questions: Equatable { var (count, bytes) = (0, 0) }

  final class Counter: TextMeasurer {
    private let asked = Mutex(Questions())
    var questions: Questions { asked.withLock(\.self) }
    func size(of line: String, in font: Font) -> CGSize {
      asked.withLock {
        $0.count += 1
        $0.bytes += line.utf8.count
      }
      return SystemTextMeasurer().size(of: line, in: font)
    }
  }

  func questions(_ workload: Workload) -> Questions {
    let counter = Counter()
    TextMeasuring.withCurrent(counter, workload.prepare())
    return counter.questions
  }

  @Test func `T2 of words each is measured once, and one space for all`() {
    // "Button" and "12345" in turns; the last space ends a line or the text.
    let words = 2 * 100
    expectEqual(questions(.wrappedWords(100 * 13)), Questions(count: words + 1, bytes: 100 * (6 + 5) + 1))
  }

  @Test func `T2 ten times the text is measured ten times as much, but for the shorter last line`() {
    for wrap in [Workload.wrappedWords, Workload.wrappedWord] {
      let (small, large) = (questions(wrap(2_000)), questions(wrap(20_000)))
      #expect(large.count <= 11 * small.count && large.bytes <= 11 * small.bytes, "\(small) \(large)")
    }
  }

  @Test func `T2 a text without spaces is measured as a whole once, and then some times per line`() {
    let length = 5_000
    let layout = TextLayout(
      String(repeating: "a", count: length), font: .systemFont(ofSize: 15), in: TextRoom(width: Workload.wrappingWidth))
    let questions = questions(.wrappedWord(length))
    // A line has some 35 characters. Doubling and halving asks for 1, 2, 4, … 64 and then for one of each step between.
    #expect(questions.bytes <= 10 * length && questions.count <= 14 * layout.lines.count, "\(questions)")
  }
}
