import HeadlessViews
import Testing

extension View {
  /// Returns the one match of a finder among this view and all views below it.
  ///
  /// The test fails unless there is exactly one; the failure lists the matches, or similar views.
  ///
  /// - Parameters:
  ///   - finder: The finder, such as `.button(titled: "Back")`.
  ///   - sourceLocation: The line of the failure.
  /// - Returns: The view, or nil after a failure.
  /// - Complexity: O(*n*) for *n* views.
  @discardableResult public final func find<Found: View>(
    _ finder: Finder<Found>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Found? {
    do {
      return try require(finder)
    } catch {
      Failure.record(error.description, at: sourceLocation)
      return nil
    }
  }

  /// Returns the one match of a finder among this view and all views below it, and ends the test without one.
  ///
  /// - Parameter finder: The finder, such as `.button(titled: "Back")`.
  /// - Returns: The view.
  /// - Throws: ``FindingError`` unless there is exactly one match.
  /// - Complexity: O(*n*) for *n* views.
  public final func require<Found: View>(_ finder: Finder<Found>) throws(FindingError) -> Found {
    let search = Search(for: finder, in: self)
    guard search.picked.count == 1 else { throw FindingError(description: search.failure) }
    return search.picked[0]
  }

  /// Returns all matches among this view and all views below it: superviews before subviews, siblings back to front.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public final func findAll<Found: View>(_ finder: Finder<Found>) -> [Found] {
    Search(for: finder, in: self).picked
  }
}

/// The error if a finder does not have exactly one match.
public struct FindingError: Error, CustomStringConvertible {
  /// The message: the expected view, and the matches or similar views.
  public let description: String
}
