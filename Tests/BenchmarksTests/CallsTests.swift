import Testing

@testable import Benchmarks

/// What the toolkit does for each row: a regression shows without a clock.
@MainActor @Suite("Calls and visits")
struct CallsTests {
}
