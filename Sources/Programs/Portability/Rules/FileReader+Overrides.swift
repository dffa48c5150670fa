extension FileReader {
  /// Checks an `override` in an extension, which only Objective-C allows.
  mutating func readOverride(_ position: Int, in scope: SourceStructure.TypeScope) {
    let name = scope.name
    let isOfSystem = !project.declared.contains(name) && (AppleNames.contains(name) || name.hasPrefix("NS"))
    let cure =
      isOfSystem
      ? ", and \(scope.path) is the system's; override it in a subclass, and use the subclass."
      : "; move it into the body of \(scope.path)."
    addFinding(
      position, isOfSystem ? .unsupported : .change, "override in an extension",
      "Without Objective-C nothing is overridden in an extension" + cure, .override)
  }

  /// Checks an override of a member that an extension declares, which only Objective-C allows.
  mutating func readOverrides(_ declarations: [Declaration]) {
    for declaration in declarations
    where declaration.isOverride && !declaration.isLocal && !declaration.isInExtension {
      let signature = declaration.signature
      guard let owner = project.extensionMembers[signature], !project.bodyMembers.contains(signature),
        AppleMembers.byName[declaration.name] == nil
      else { continue }
      let cure =
        project.declared.contains(owner)
        ? "declare it in the body of \(owner)" : "\(owner) is the system's: give it another name here"
      addFinding(
        declaration.position, .change, "override of \(signature)",
        "Without Objective-C a member of an extension is not overridden; \(cure).", .overridden)
    }
  }
}
