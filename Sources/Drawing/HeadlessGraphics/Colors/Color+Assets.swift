import Foundation
import Synchronization

extension Color {
  /// Creates the color of a name; nil if there is no such color.
  ///
  /// Registered colors are searched first, then the asset catalogs among the resources of the app and of
  /// the packages beside it, which are folders, as in Swift packages on Linux.
  /// > Documented: UIColor(named:).
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color of a name in a bundle, resolved for traits; nil if there is no such color.
  ///
  /// - Parameters:
  ///   - name: The name; the folders of a catalog that provide a namespace precede it.
  ///   - bundle: The bundle, such as `Bundle.module`; nil for the bundles of the app and of packages beside it.
  ///   - traitCollection: The traits to resolve the color for; nil leaves it dynamic.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?) {
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? ImageFolders.standard
    guard let color = NamedColors.color(named: name, in: folders) else { return nil }
    self.init(source: traitCollection.map { color.resolvedColor(with: $0).source } ?? color.source)
  }

  /// Registers a color for ``init(named:)``, in every bundle; nil unregisters the name.
  ///
  /// For tests of code whose catalog is not there.
  public class func register(_ color: Color?, named name: String) {
    NamedColors.registered.withLock { $0[name] = color }
  }
}

enum NamedColors {
  static let registered = Mutex<[String: Color]>([:])

  static func color(named name: String, in folders: [URL]) -> Color? {
    if let color = registered.withLock({ $0[name] }) { return color }
    if name.isEmpty { return nil }
    for catalog in folders.flatMap(catalogs) {
      guard let set = folder(named: name, in: catalog) else { continue }
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
      if let color = data.flatMap({ try? JSONDecoder().decode(ColorSet.self, from: $0) })?.color { return color }
    }
    return nil
  }

  private static func catalogs(in folder: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().filter { $0.hasSuffix(".xcassets") }.map { folder.appendingPathComponent($0) }
  }

  /// Returns the color's folder in a catalog: by its whole path, or by its last component anywhere.
  private static func folder(named name: String, in catalog: URL) -> URL? {
    let direct = catalog.appendingPathComponent("\(name).colorset")
    if FileManager.default.fileExists(atPath: direct.path) { return direct }
    let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
    let found = paths.sorted().first { $0.hasSuffix("/\(name).colorset") }
    return found.map { catalog.appendingPathComponent($0) }
  }
}
