enum Porting {
  /// The ported files and the remaining findings.
  struct Result {
    /// The files, in order.
    let files: [PortedFile]
    /// The remaining findings, by the original file and line.
    let reports: [FileReport]
    /// The declarations that the copy does not have, by file and line.
    let omissions: [Omission]
  }

  /// Ports files, as a pure function of their text.
  ///
  /// - Parameters:
  ///   - sources: The files of one package.
  ///   - modules: The modules of the package and of those that it names.
  ///   - originals: The path of each file for `#sourceLocation`.
  ///   - targets: The target of each file, as a number; members move only inside of a target.
  ///   - keepsAbsent: Whether declarations that name unavailable types stay in the copy, where they do not compile.
  ///   - droppedModules: The modules of the package that the copy does not have.
  ///   - targetModules: The module of each target.
  ///   - areModulesComplete: Whether the package has no dependencies, so that no other modules exist.
  ///   - cuts: The code that the compiler refuses; nil if it is not asked, so that names alone decide.
  ///   - imports: The modules that the compiler misses in files.
  ///   - isolatedTargets: The targets of tests whose declarations are on the main actor by default.
  /// - Returns: The ported files, in order.
  static func port(
    _ sources: [SourceFile], modules: Set<String>, originals: [String], targets: [Int], keepsAbsent: Bool = false,
    droppedModules: Set<String> = [], targetModules: [String] = [], areModulesComplete: Bool = false,
    cuts: [Cut]? = nil, imports: [Int: Set<String>] = [:], isolatedTargets: Set<Int> = []
  ) -> Result {
    var tokens: [[Token]] = []
    var obsolete: [(edits: [Edit], list: [Omission])] = []
    for (index, source) in sources.enumerated() {
      let all = source.portedTokens
      let cut = Cut.removals((cuts ?? []).filter { $0.file == index }, of: all)
      let rest = cut.remaining(of: all)
      let found = ObsoleteCode.omissions(in: rest, path: source.path, keepsPreviews: keepsAbsent)
      obsolete.append(
        (cut.edits(of: source, tokens: all) + found.edits(of: source, tokens: rest), cut.list + found.list))
      tokens.append(found.remaining(of: rest))
    }
    let omitted = keepsAbsent ? sources.map { _ in FileOmissions() } : omissions(sources, tokens, modules, targets)
    var names = PortingNames()
    names.project.modules = modules
    names.project.areModulesComplete = areModulesComplete
    names.targets = targets
    names.droppedModules = droppedModules
    names.isolatedTargets = isolatedTargets
    let moduleOfFile = targets.map { targetModules.indices.contains($0) ? targetModules[$0] : "" }
    var importedTypes = ImportedTypes()
    var parts: [(structure: SourceStructure, declarations: [Declaration])] = []
    for (index, source) in sources.enumerated() {
      let rest = omitted[index].remaining(of: tokens[index])
      let structure = SourceStructure(rest)
      let declarations = Declaration.all(in: rest)
      names.project.add(rest, declarations)
      importedTypes.add(declarations, module: moduleOfFile[index])
      names.add(declarations, structure, of: source, file: index)
      parts.append((structure, declarations))
    }
    let locations = zip(sources, originals).map { SourceLocations(of: $0, path: $1) }
    var porters: [Porter] = []
    for (index, source) in sources.enumerated() {
      let (structure, declarations) = parts[index]
      var porter = Porter(
        file: source, index: index, structure: structure, declarations: declarations, names: names,
        locations: locations[index], privateNames: Porter.privateNames(declarations, structure),
        edits: obsolete[index].edits + omitted[index].edits(of: source, tokens: tokens[index]),
        omissions: obsolete[index].list + omitted[index].list)
      porter.run()
      porters.append(porter)
    }
    let edits = move(porters)
    var files: [PortedFile] = []
    for index in sources.indices {
      var file = PortedFile(sources[index], edits: edits[index], locations: locations[index])
      // The edits bring names too, such as Selector.
      let read = try? SourceFile(path: "", bytes: file.bytes)
      let code = (read ?? sources[index]).code
      file.imports =
        FileReader.missingImports(in: code, of: names.project)
        + importedTypes.imports(for: code.tokens, of: moduleOfFile[index])
      let others = Set(porters[index].imports + (imports[index] ?? []))
      file.imports += others.subtracting(file.imports).subtracting(ImportStatement.all(in: code.tokens).map(\.module))
        .sorted()
      files.append(file)
    }
    return Result(
      files: files, reports: reports(on: files, modules: cuts == nil ? modules : nil, left: porters.map(\.left)),
      omissions: zip(porters, locations).flatMap { porter, locations in
        porter.omissions.map { omission in
          var moved = omission
          moved.line = locations.original(of: omission.line).line
          return moved
        }.sorted { $0.line < $1.line }
      })
  }

  /// Returns the declarations of each file that are omitted, as they name unavailable types or members.
  private static func omissions(
    _ sources: [SourceFile], _ tokens: [[Token]], _ modules: Set<String>, _ targets: [Int]
  ) -> [FileOmissions] {
    var project = ProjectNames()
    project.modules = modules
    for tokens in tokens { project.add(tokens, Declaration.all(in: tokens)) }
    return Omitter.omissions(in: sources, tokens.map(SourceStructure.init), project, targets: targets)
  }

  /// Returns the edits of all files, with the members that move from one place to another.
  private static func move(_ porters: [Porter]) -> [[Edit]] {
    var edits = porters.map(\.edits)
    // Members that move to one class follow one another.
    var insertions: [[Int: Insertion]] = porters.map { _ in [:] }
    for (index, porter) in porters.enumerated() {
      let bytes = porter.file.bytes
      let own = porter.edits.sorted(by: Edit.isBefore)
      for move in porter.moves {
        // The removal of an attribute on a line of its own begins with the white space in front of it.
        let inside = own[max(0, own.prefixCount { $0.range.lowerBound < move.range.lowerBound } - 1)...]
          .prefix { $0.range.lowerBound < move.range.upperBound }
          .filter { $0.range.upperBound > move.range.lowerBound || $0.range.lowerBound == move.range.lowerBound }
          .map { Edit(range: max($0.range.lowerBound, move.range.lowerBound)..<$0.range.upperBound, text: $0.text) }
        let text = String(decoding: PortedFile.apply(inside, to: bytes, in: move.range), as: UTF8.self)
        let member = "  \(move.access)\(text)\n"
        let newlines = bytes[move.range].count { $0 == 0x0A }
        let start = porter.file.lineStart(before: move.range.lowerBound) ?? move.range.lowerBound
        edits[index].append(
          Edit(range: start..<move.range.upperBound, text: String(repeating: "\n", count: newlines)))
        let (file, brace) = (move.destination.file, move.destination.brace)
        insertions[file][brace.offset, default: Insertion(brace: brace)].plain += member
        insertions[file][brace.offset, default: Insertion(brace: brace)].located +=
          porter.locations.line(move.line) + member
      }
    }
    for (index, positions) in insertions.enumerated() {
      edits[index] += positions.values.map { insertion(of: $0, in: porters[index]) }
    }
    return edits
  }

  /// Members on their way into a class.
  private struct Insertion {
    var plain = ""
    var located = ""
    /// The brace that ends the class.
    let brace: Token
  }

  /// Returns the edit that inserts members before the brace that ends a class.
  private static func insertion(of member: Insertion, in porter: Porter) -> Edit {
    let start = porter.file.lineStart(before: member.brace.offset)
    let insertion = start ?? member.brace.offset
    let begin = start == nil ? "\n" : ""
    return Edit(
      range: insertion..<insertion, text: begin + member.plain,
      locatedText: begin + member.located + porter.locations.line(Int(member.brace.line)))
  }

  /// Returns the findings in ported files, by original files and lines; where the compiler decides, without names.
  private static func reports(on files: [PortedFile], modules: Set<String>?, left: [[Finding]]) -> [FileReport] {
    guard let modules else {
      return zip(files, left).map { FileReport(path: $0.source.path, findings: $1) }
    }
    let ported = files.map { (try? SourceFile(path: $0.source.path, bytes: $0.bytes)) ?? $0.source }
    var found: [String: [Finding]] = [:]
    for (index, report) in Project.reports(on: ported, modules: modules).enumerated() {
      let locations = SourceLocations(of: ported[index], path: report.path)
      let own = report.findings.filter { $0.verdict != .compiles }
      let known = found[report.path, default: []] + own.map { $0.moved(to: locations.original(of: $0.line).line) }
      found[report.path] =
        known
        + left[index].filter { finding in
          !known.contains { $0.line == finding.line && $0.construct == finding.construct }
        }
    }
    return files.map { file in
      let findings = found[file.source.path] ?? []
      return FileReport(
        path: file.source.path, findings: findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }
}
