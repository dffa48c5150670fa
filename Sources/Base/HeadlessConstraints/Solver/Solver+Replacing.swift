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
    let added = equationsOfRemovedDefinitions()
    var definitions = removed
    while let definition = definitions.pop()?.symbol {
      let variable = symbols[Int(definition)].definition
      if isMentionedElsewhere(variable), let (equation, change) = replacement(of: definition, by: added[variable] ?? [])
      {
        replace(definition, by: equation, moving: change)
      }
    }
  }

  /// Returns whether other constraints than its definition mention a variable.
  private func isMentionedElsewhere(_ variable: Int32) -> Bool { symbols[Int(variable)].mentionCount > 1 }

  /// Installs the equations that define a variable which no constraint mentions: no other value changes.
  ///
  /// An equation cannot replace a removed definition if it mentions a variable that depends on the defined one. So
  /// equations that mention no such variable come first.
  private func defineNewVariables() {
    func defineIndependentVariables() {
      forEachReadyEquation { if !dependsOnRemovedDefinition($0) { defineNewVariable(by: $0) } }
    }
    queueReadyEquations()
    defineIndependentVariables()
    queueReadyEquations()
    forEachReadyEquation(defineNewVariable)
    let wanted = newVariablesOfDependentEquations()
    if wanted.isEmpty { return }
    for equation in lists.additions where isWaitingEquation(equation) && !dependsOnRemovedDefinition(equation) {
      if !mentions(equation, { wanted.contains($0) && isNew($0) }) { continue }
      defineNewVariable(by: equation)
      defineIndependentVariables()
    }
  }

  private func isNew(_ variable: Int32) -> Bool { symbols[Int(variable)].mentionCount == 0 }

  private func defineNewVariable(by equation: Int32) {
    guard let variable = definableVariable(of: equation), isNew(variable), !tableau.contains(variable) else { return }
    addMentions(of: equation)
    define(variable, by: equation)
  }

  /// Returns the variables that no constraint mentions, but an added equation that depends on a removed definition does.
  ///
  /// Such are top and height of a new first view in a stack view whose views are aligned at the bottom.
  private func newVariablesOfDependentEquations() -> Set<Int32> {
    var variables: Set<Int32> = []
    for equation in lists.additions where isWaitingEquation(equation) && dependsOnRemovedDefinition(equation) {
      forEachTerm(of: equation) { variable, _ in
        if isNew(variable) { variables.insert(variable) }
      }
    }
    return variables
  }

  private func dependsOnRemovedDefinition(_ equation: Int32) -> Bool { mentions(equation, hasRemovedDefinition) }

  private func mentions(_ equation: Int32, _ isWanted: (_ variable: Int32) -> Bool) -> Bool {
    var result = false
    forEachTerm(of: equation) { variable, _ in result = result || isWanted(variable) }
    return result
  }

  private func hasRemovedDefinition(_ variable: Int32) -> Bool {
    let definition = symbols[Int(variable)].definition
    return definition != SparseMatrix.none && symbols[Int(definition)].isRemoved
  }

  /// Returns the added equations that mention a variable of a removed definition, by variable.
  private func equationsOfRemovedDefinitions() -> [Int32: [Int32]] {
    var equations: [Int32: [Int32]] = [:]
    for equation in lists.additions where isWaitingEquation(equation) {
      forEachTerm(of: equation) { variable, _ in
        if hasRemovedDefinition(variable) { equations[variable, default: []].append(equation) }
      }
    }
    return equations
  }

  /// Returns an equation that can define the variable of a definition, and the number by which the variable changes.
  private func replacement(of definition: Int32, by equations: [Int32]) -> (equation: Int32, change: Double)? {
    let variable = symbols[Int(definition)].definition
    // Of many, the first and the last ones: others mention what depends on the variable.
    let count = Self.longestCheck / 2
    let ends = equations.prefix(count) + equations.dropFirst(count).suffix(count)
    for equation in ends where isWaitingEquation(equation) {
      if let change = change(of: variable, from: definition, to: equation) { return (equation, change) }
    }
    return nil
  }

  /// Returns the number by which another definition changes a variable; nil if it depends on other variables, or if the
  /// variable cannot be defined so.
  private func change(of variable: Int32, from definition: Int32, to equation: Int32) -> Double? {
    let coefficient = terms[terms.cell(row: equation, column: variable)].value
    var largest = 0.0
    forEachTerm(of: equation) { largest = max(largest, abs($1)) }
    if !Self.isDivisor(coefficient, ofLargest: largest) || rank(of: variable, definedBy: equation) == nil { return nil }
    defer { sum.removeAll() }
    var change = 0.0
    for (constraint, factor) in [
      (definition, -symbols[Int(definition)].definitionFactor), (equation, -1 / coefficient),
    ] {
      change += symbols[Int(constraint)].constant * factor
      forEachTerm(of: constraint) { other, coefficient in
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
