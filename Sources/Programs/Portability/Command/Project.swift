import Foundation

/// The Swift files of one package or folder, read.
struct Project {
  private let files: [SourceFile]
  private let folder: SourceFolder
  private var failures: [(path: String, error: SourceError)]

  /// Reads all files of a package or a folder, or one file; those that cannot be read are included in the report.
  init(path: String) {
    folder = SourceFolder(path: path)
    failures = folder.failures.map { ($0.path, SourceError(line: 0, problem: $0.problem)) }
    var files: [SourceFile] = []
    for entry in folder.sources {
      do throws(SourceError) {
        files.append(try SourceFile(entry))
      } catch {
        failures.append((entry.path, entry.isNamedAsSwift ? error : error.inNoSwiftFile))
      }
    }
    self.files = files
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

  /// The words of the manifests' strings: targets, products and packages.
  private var ownModules: Set<String> {
    var modules: Set<String> = []
    for manifest in folder.manifests {
      guard let text = try? String(contentsOf: manifest.url, encoding: .utf8) else { continue }
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      for position in stride(from: 1, to: parts.count, by: 2) { modules.insert(String(parts[position])) }
    }
    return modules
  }
}
