import Foundation
import Testing

extension Browser {
  /// The path of the browser; nil without it or without `timeout`, which ends it if it hangs, and under the sanitizers,
  /// which do not check the browser.
  package static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard environment["LSAN_OPTIONS"] == nil, find("timeout") != nil else { return nil }
    return ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(find).first
  }()

  /// Starts one browser for all tests of a suite, and ends it after them.
  package struct Trait: SuiteTrait, TestScoping {
    package func provideScope(
      for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
      guard let path = Browser.path else { return try await body() }
      let browser = try Browser(at: path)
      do {
        try await Browser.$current.withValue(browser) { try await body() }
      } catch {
        try await browser.close()
        throw error
      }
      try await browser.close()
    }
  }
}

extension Trait where Self == Browser.Trait {
  /// One browser for the suite: `Browser.current`.
  package static var browser: Self { Self() }
}
