import HeadlessKit
import RepositoryFiles

/// Debian's librsvg, an independent renderer of SVG, where it is installed.
enum Librsvg {
  static let program: URL? = {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return paths.map { URL(fileURLWithPath: String($0)).appendingPathComponent("rsvg-convert") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static func bitmap(of svg: String) throws -> Bitmap {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    let files = ["svg", "png"].map { kind in
      FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(kind)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try Data(svg.utf8).write(to: files[0])
    _ = try FinishedProgram([program.path, files[0].path, "-o", files[1].path])
    return try PNG.decode([UInt8](Data(contentsOf: files[1])))
  }
}
