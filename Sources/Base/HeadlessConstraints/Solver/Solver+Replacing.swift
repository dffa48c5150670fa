/// Definitions that are removed while an equation is added that gives their variables the same values.
///
/// When the first of many equal views goes, the others are as long as the next one: a new equation replaces each old
/// one. Otherwise each definition would enter the tableau with all that depends on its variable, and leave it again.
extension Solver {
  /// Puts added equations in the place of removed definitions where only a number changes.
  func replaceDefinitions(_ removed: SymbolQueue) {
    let isNeeded = removed.contains { isMentionedElsewhere(symbols[Int($0)].definition) }
    if lists.additions.isEmpty || !isNeeded { return }
    defineNewVariables()
    var definitions = removed
    while let definition = definitions.pop()?.symbol {
      let variable = symbols[Int(definition)].definition
      if isMentionedElsewhere(variable), let (equation, change) = replacement(of: definition) {
        replace(definition, by: equation, moving: change)
      }
    }
  }

  /// Returns whether other constraints than its definition mention a variable.
  private func isMentionedElsewhere(_ variable: Int32) -> Bool { symbols[Int(variable)].mentionCount > 1 }

  /// Installs the equations that define a variable which no constraint mentions: no other value changes.
  private func defineNewVariables() {
    queueReadyEquations()
    forEachReadyEquation { equation in
      guard let variable = definableVariable(of: equation), symbols[Int(variable)].mentionCount == 0,
        !tableau.contains(variable)
      else { return }
      addMentions(of: equation)
      define(variable, by: equation)
    }
  }

  /// Returns an added equation that can define the variable of a definition, and the number by which the variable then
  /// changes.
  private func replacement(of definition: Int32) -> (equation: Int32, change: Double)? {
    let variable = symbols[Int(definition)].definition
    var cell = terms.columns[Int(variable)].first
    for _ in 0..<Self.longestCheck where cell != SparseMatrix.none {
      let equation = terms[cell].row
      cell = terms[cell].nextInColumn
      if isWaitingEquation(equation), let change = change(of: variable, from: definition, to: equation) {
        return (equation, change)
      }
    }
    return nil
  }

  /// Returns the number by which another definition changes a variable; nil if it depends on other variables, or if the
  /// variable cannot be defined so.
  private func change(of variable: Int32, from definition: Int32, to equation: Int32) -> Double? {
    let coefficient = terms[terms.cell(row: equation, column: variable)].value
    var largest = 0.0
    terms.forEachCell(inRow: equation) { largest = max(largest, abs($1)) }
    if !Self.isDivisor(coefficient, ofLargest: largest) || rank(of: variable, definedBy: equation) == nil { return nil }
    defer { sum.removeAll() }
    var change = 0.0
    for (constraint, factor) in [
      (definition, -symbols[Int(definition)].definitionFactor), (equation, -1 / coefficient),
    ] {
      change += symbols[Int(constraint)].constant * factor
      terms.forEachCell(inRow: constraint) { other, coefficient in
        if other != variable { addToSum(other, coefficient * factor) }
      }
    }
    return fixedSum().map { change + $0 }
  }

  private func replace(_ definition: Int32, by equation: Int32, moving change: Double) {
    let variable = symbols[Int(definition)].definition
    endDefinition(definition)
    addMentions(of: equation)
    removeMentions(of: definition)
    define(variable, by: equation)
    if change != 0 { move(variable, by: change) }
  }
}
