import Foundation

extension Image {
  /// Creates the image of a PNG file of the app's resources, in the scale that fits the screen best; nil without one.
  ///
  /// It searches the main bundle, then the bundles of Swift packages beside it, by name.
  /// > Documented: UIImage(named:). Differs: asset catalogs are not read, and nothing is cached: the same name twice
  /// > makes two images, which are equal.
  ///
  /// - Parameter name: The file's name; it may include folders, and omit `.png` and the scale.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the image of a PNG file among a bundle's resources, in the scale that fits best; nil without one.
  ///
  /// - Parameters:
  ///   - name: The file's name; it may include folders, and omit `.png` and the scale.
  ///   - bundle: The bundle, such as `Bundle.module`; nil for the bundles of the app and of packages beside it.
  ///   - traitCollection: The traits with the preferred scale; nil for the screen's.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?) {
    let scale = TraitCollection.current(with: traitCollection).displayScale
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? ImageFolders.standard
    // > Assumed: a screen of which nothing is known has two pixels per point.
    self.init(named: name, in: folders, scale: scale > 0 ? scale : 2)
  }

  convenience init?(named name: String, in folders: [URL], scale: CGFloat) {
    if name.isEmpty { return nil }
    let name = ImageFileName(name)
    for folder in folders {
      for candidate in name.candidates(forScale: scale) {
        let file = folder.appendingPathComponent(candidate)
        guard FileManager.default.fileExists(atPath: file.path), let image = try? Image(contentsOf: file) else {
          continue
        }
        self.init(image.storage)
        return
      }
    }
    return nil
  }
}

enum ImageFolders {
  /// The resources of the main bundle and of packages beside it.
  static let standard: [URL] = {
    let main = Bundle.main
    let resources = main.resourceURL ?? main.bundleURL
    return [resources] + packages(in: resources)
  }()

  /// Returns the resources of packages in a folder, in the order of their names.
  /// > Documented: SwiftPM puts a target's resources into `Package_Target.resources` beside the program on Linux, and
  /// > into `Package_Target.bundle` on a Mac.
  static func packages(in folder: URL) -> [URL] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().compactMap { entry in
      let url = folder.appendingPathComponent(entry, isDirectory: true)
      if entry.hasSuffix(".resources") { return url }
      return entry.hasSuffix(".bundle") ? Bundle(url: url)?.resourceURL ?? url : nil
    }
  }
}
