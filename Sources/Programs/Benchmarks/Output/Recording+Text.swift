import Foundation

extension Recording {
  var table: String {
    let heading = ["row", "what", "unit", "n", "median", "min", "max", "first", "layouts", "hooks", "visits"]
    return TextTable(rows: [heading] + records.map(\.cells), wordColumns: 3).text
  }

  /// The lines as JSON, its keys in alphabetical order so that two recordings can be compared line by line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // Encoding cannot fail: there are only words and finite numbers.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Record {
  fileprivate var cells: [String] {
    [row.rawValue, name, unit.rawValue, count.grouped]
      + [figures.median, figures.min, figures.max, figures.first].map(\.figure)
      + [calls?.layouts, calls?.hooks, calls?.visits].map { $0?.grouped ?? "" }
  }
}

extension Double {
  /// Three figures or more: `0.25`, `12.3`, `1 234`.
  var figure: String {
    let decimals = abs(self) < 9.995 ? 2 : abs(self) < 99.95 ? 1 : 0
    return decimals == 0 ? Int(rounded()).grouped : String(format: "%.\(decimals)f", self)
  }
}

extension Int {
  /// The number with a space before every third digit from the end.
  var grouped: String {
    let digits = String(magnitude)
    var groups = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { groups.append(" ") }
      groups.append(digit)
    }
    return self < 0 ? "-" + groups : groups
  }
}
