import Testing

@testable import Benchmarks

@Suite("Figures and tables") struct OutputTests {
  @Test func `the middle of an odd number of rounds is one of them, of an even number the mean of two`() {
    let odd = Figures(first: 9, rounds: [5, 1, 3])
    expectEqual([odd.min, odd.median, odd.max, odd.first], [1, 3, 5, 9])
    expectEqual(Figures(first: 0, rounds: [4, 1, 2, 10]).median, 3.0)
    expectEqual(Figures(first: 0, rounds: [7]).median, 7)
  }

  @Test(arguments: [
    (0.0, "0.00"), (1.234, "1.23"), (9.996, "10.0"), (12.34, "12.3"), (99.96, "100"), (1234.4, "1 234"),
    (1_234_567, "1 234 567"),
  ])
  func `a figure has three digits or more`(number: Double, text: String) { expectEqual(number.figure, text) }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1 000"), (-12345, "-12 345")])
  func `large numbers are grouped by thousands`(number: Int, text: String) { expectEqual(number.grouped, text) }

  @Test func `words are aligned left, numbers right, and no line ends with spaces`() {
    let table = TextTable(rows: [["row", "n", ""], ["W1", "10", ""], ["W", "5000", ""]], wordColumns: 1)
    expectEqual(table.text, "row     n\nW1     10\nW    5000")
  }

  @Test func `a process's memory is read from the system's words`() {
    let status = "Name:\tx\nVmHWM:\t    1234 kB\nVmRSS:\t     999 kB\n"
    expectEqual(ResidentMemory.bytes(of: "VmHWM", in: status), 1234 * 1024)
    expectEqual(ResidentMemory.bytes(of: "VmRSS", in: status), 999 * 1024)
    expectNil(ResidentMemory.bytes(of: "VmPeak", in: status))
    expectNil(ResidentMemory.bytes(of: "VmHWM", in: "VmHWM: 5"))
  }
}
