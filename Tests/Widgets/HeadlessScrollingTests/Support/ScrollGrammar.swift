/// The order in which a delegate is notified.
enum ScrollGrammar {
  /// Returns the violations in a log that ends at rest, each with the lines before it.
  ///
  /// A drag is `willDrag`, `willEndDrag`, `didEndDrag`; only the beginning of a drag allows its end. A deceleration is
  /// `willDecelerate`, `didDecelerate`, outside of drags; after `didEndDrag:true` it is the next of these calls. A zoom
  /// is `willZoom`, `didEndZoom`.
  static func violations(of lines: [String]) -> [String] {
    var (drag, decelerates, zooms) = (0, false, false)
    var mustDecelerate = false
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let isAllowed: Bool
      switch line {
      case "willDrag": (isAllowed, drag) = (drag == 0 && !decelerates && !mustDecelerate, 1)
      case "willEndDrag": (isAllowed, drag) = (drag == 1, 2)
      case "didEndDrag:true", "didEndDrag:false":
        (isAllowed, drag, mustDecelerate) = (drag == 2, 0, line.hasSuffix("true"))
      case "willDecelerate": (isAllowed, decelerates, mustDecelerate) = (drag == 0 && !decelerates, true, false)
      case "didDecelerate": (isAllowed, decelerates) = (decelerates && drag == 0, false)
      case "willZoom": (isAllowed, zooms) = (!zooms, true)
      case _ where line.hasPrefix("didEndZoom"): (isAllowed, zooms) = (zooms, false)
      default: isAllowed = true
      }
      if !isAllowed { found.append(lines[max(0, index - 5)...index].joined(separator: " ")) }
    }
    if drag != 0 || decelerates || zooms || mustDecelerate { found.append("the log ends within a phase") }
    return found
  }
}
