/// The Swift files of one package or folder, read.
struct Project {
  private var files: [SourceFile] = []
  private let folder: SourceFolder
  private var failures: [(path: String, error: SourceError)]

  /// Reads all files of a package or a folder, or one file; those that cannot be read are included in the report.
  init(path: String) {
    folder = SourceFolder(path: path)
    failures = folder.failures.map { ($0.path, SourceError(line: 0, problem: $0.problem)) }
    for entry in folder.sources {
      do throws(SourceError) {
        files.append(try SourceFile(entry))
      } catch {
        failures.append((entry.path, entry.path.hasSuffix(".swift") ? error : error.inNoSwiftFile))
      }
    }
  }

  var report: Report {
    var reports = Self.reports(on: files, modules: ownModules)
    reports += folder.nibs.map { FileReport(nib: $0.path) }
    reports += failures.map { FileReport(path: $0.path, error: $0.error.description) }
    return Report(files: reports.sorted { $0.path < $1.path })
  }

  /// Returns a report on each file, in order; the declarations of all files are visible to each other.
  static func reports(on files: [SourceFile], modules: Set<String>) -> [FileReport] {
    let declarations = files.map { Declaration.all(in: $0.code.tokens) }
    var names = ProjectNames()
    names.modules = modules
    for (file, declarations) in zip(files, declarations) { names.add(file.code.tokens, declarations) }
    return zip(files, declarations).map { file, declarations in
      FileReport(path: file.path, findings: FileReader.findings(in: file.code, declarations, of: names))
    }
  }

  private var ownModules: Set<String> {
    Set(folder.manifests.compactMap { try? SourceFile(unread: $0) }.flatMap(PackageLayout.words(of:)))
  }
}
