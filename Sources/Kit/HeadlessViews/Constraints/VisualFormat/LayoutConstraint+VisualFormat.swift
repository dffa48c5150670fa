extension LayoutConstraint {
  /// Creates inactive constraints from a visual format such as `"H:|-[label]-8-[button(>=44)]-|"`.
  ///
  /// The constraints are in the order of the text from left to right, followed by the alignment options'. A
  /// dash is the standard space: 8 points between views, and the margin of the superview at its edge.
  ///
  /// A mistake is reported in UIKit's words, with a mark under its place, and no constraint is created.
  /// > Documented: NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:), the grammar in Apple's Auto
  /// > Layout Guide (f74). Differs: UIKit raises an exception for a mistake.
  ///
  /// - Parameters:
  ///   - format: The format; `H:` or nothing before it for a row, `V:` for a column.
  ///   - opts: The alignment of the views with each other, their direction, and the ends of spaces.
  ///   - metrics: Numbers by name, in points or as priorities: any integer or floating-point type, or NSNumber.
  ///   - views: Views and layout guides by the names that the format uses.
  /// - Returns: The constraints; empty if there is a mistake.
  /// - Complexity: O(n) in the length of the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] {
    let names = VisualFormatNames(metrics: metrics ?? [:], views: views)
    let alignments = opts.alignments
    do throws(VisualFormatMistake) {
      let parsed = try VisualFormatParser.parse(format) { mention in
        if case .neighbors(_, _, let axis) = mention, alignments.contains(where: { $0.axis == axis }) {
          return .alignment(along: axis)
        }
        return names.problem(with: mention)
      }
      return VisualFormatBuilder(format: parsed, options: opts, names: names).constraints()
    } catch {
      error.report(in: format)
      return []
    }
  }
}
