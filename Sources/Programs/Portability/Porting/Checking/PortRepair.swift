/// The code that a package does without, as the compiler refuses it.
struct PortRepair {
  private let files: [SourceFile]
  private let targets: [Int]
  /// The modules that each file imports itself.
  private let imported: [Set<String>]
  private let isTest: [Bool]
  private let inherited: Ancestry
  /// The targets that stay as they are, as nothing would be left of them.
  private var kept: Set<Int> = []
  private(set) var cuts: [Cut] = []
  /// The modules that files import besides.
  private(set) var imports: [Int: Set<String>] = [:]

  /// Creates a repair without removals, of files with the target of each.
  init(_ files: [SourceFile], _ targets: [Int], isTest: [Bool]) {
    (self.files, self.targets, self.isTest) = (files, targets, isTest)
    inherited = Ancestry(files.flatMap { SourceStructure($0.portedTokens).types })
    imported = files.map { Set(ImportStatement.all(in: $0.code.tokens).map(\.module)) }
  }

  /// The place of an error in the original: in the file that was compiled, or in one that a member comes from.
  struct Place {
    let file: Int
    /// The offset in the original, if the file itself has the code.
    let offset: Int?
    let line: Int
  }

  func places(of errors: [(file: Int, error: CompilerError)], _ ported: [PortedFile]) -> [Place] {
    var origins: [Int: PortedFile.Origins] = [:]
    return errors.map { file, error in
      let map = origins[file] ?? PortedFile.Origins(ported[file])
      origins[file] = map
      let origin = map.origin(line: error.line, column: error.column)
      if let moved = origin.moved, let other = files.firstIndex(where: { moved.path.hasSuffix($0.path) }) {
        return Place(file: other, offset: nil, line: moved.line)
      }
      return Place(file: file, offset: origin.offset, line: map.line(of: origin.offset))
    }
  }

  /// Adds what is removed for errors; returns whether anything is.
  mutating func add(_ errors: [(file: Int, error: CompilerError)], _ ported: [PortedFile]) -> Bool {
    var found: [Cut] = []
    var repairs: [Int: Repair] = [:]
    let known = imports
    for (file, error) in errors { addImport(for: error, in: file) }
    if imports != known { return true }
    for ((file, error), place) in zip(errors, places(of: errors, ported))
    where error.line > 0 && !kept.contains(targets[file]) {
      let repair = repairs[place.file] ?? repair(of: place.file)
      repairs[place.file] = repair
      found += repair.cuts(for: error, at: place.offset ?? repair.offset(ofLine: place.line))
    }
    // Of removals one in the other the outer one stays.
    var kept: [Cut] = []
    for cut in found.sorted(by: {
      ($0.file, $0.range.lowerBound, -$0.range.upperBound) < ($1.file, $1.range.lowerBound, -$1.range.upperBound)
    }) where kept.last.map({ $0.file != cut.file || $0.range.upperBound < cut.range.lowerBound }) ?? true {
      kept.append(cut)
    }
    for index in kept.indices {
      // What does not compile without something is left out for the same reason.
      let first = cuts.lazy.filter { kept[index].contains($0) }.compactMap(\.omission).first
      if let first { kept[index].omission?.reason = first.reason }
    }
    cuts.removeAll { old in kept.contains { $0.contains(old) } }
    cuts += kept
    let emptied = Set(kept.map { targets[$0.file] }).filter { !isTest[$0] && isEmpty($0) }
    cuts.removeAll { emptied.contains(targets[$0.file]) }
    self.kept.formUnion(emptied)
    return !kept.isEmpty
  }

  /// Returns whether nothing is left of a target but imports.
  private func isEmpty(_ target: Int) -> Bool {
    files.indices.allSatisfy { targets[$0] != target || repair(of: $0).isEmpty }
  }

  /// Adds the module of a missing name, which an umbrella header or another import brings on Apple's systems.
  private mutating func addImport(for error: CompilerError, in file: Int) {
    guard let name = error.name(after: "cannot find type '") ?? error.name(after: "cannot find '") else { return }
    let module =
      AppleNames.ofNetwork.contains(name)
      ? "FoundationNetworking" : AppleNames.ofXML.contains(name) ? "FoundationXML" : "UIKit"
    if imports[file]?.contains(module) == true || imported[file].contains(module) { return }
    imports[file, default: []].insert(module)
  }

  private func repair(of file: Int) -> Repair {
    let all = files[file].portedTokens
    let rest = Cut.removals(cuts.filter { $0.file == file }, of: all).remaining(of: all)
    return Repair(files[file], file: file, tokens: rest, isTest: isTest[targets[file]], inherited: inherited)
  }
}
