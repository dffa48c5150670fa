import Foundation

extension AttributedString {
  /// Returns the string with default attributes in every run that does not have them.
  ///
  /// `transform` converts the merged attributes of each run, in order, to the attributes to use. Runs that are equal
  /// afterwards are one. An empty string has no run.
  package func mergingDefaults(
    _ defaults: AttributeContainer, transform: ((AttributeContainer) -> AttributeContainer)?
  ) -> AttributedString {
    var result = self
    for run in runs {
      let merged = defaults.merging(run.attributes, mergePolicy: .keepNew)
      // Attributes do not move the text, so the indices of this string are valid in the result.
      result[run.range].setAttributes(transform?(merged) ?? merged)
    }
    return result
  }
}
