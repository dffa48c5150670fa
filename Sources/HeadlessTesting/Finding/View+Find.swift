import HeadlessViews
import Testing

extension View {
  /// The one view that a finder means, among this view and all below it.
  ///
  /// Where there is none, or more than one, the test fails and the failure says what is there instead.
  ///
  /// - Parameters:
  ///   - finder: What is looked for, such as `.button(titled: "Back")`.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The view, or nil where the test has failed.
  @discardableResult
  public final func find<Found: View>(
    _ finder: Finder<Found>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Found? {
    do {
      return try require(finder)
    } catch {
      Failure(message: error.description).record(at: sourceLocation)
      return nil
    }
  }

  /// The one view that a finder means, among this view and all below it; a test that can't go on without it ends.
  ///
  /// - Parameter finder: What is looked for, such as `.button(titled: "Back")`.
  /// - Returns: The view.
  /// - Throws: ``FindingError``, which says what is there instead.
  public final func require<Found: View>(_ finder: Finder<Found>) throws(FindingError) -> Found {
    let search = Search(for: finder, in: self)
    guard search.picked.count == 1 else { throw FindingError(description: search.failure) }
    return search.picked[0]
  }

  /// Every view that a finder means, this view and all below it: parents before children, siblings back to front.
  public final func findAll<Found: View>(_ finder: Finder<Found>) -> [Found] {
    Search(for: finder, in: self).picked
  }
}

/// Why there is not exactly one view that a finder means.
public struct FindingError: Error, CustomStringConvertible {
  /// What was expected and what is there instead.
  public let description: String
}
