import Foundation

/// The compiler with the modules of this package that the tool was built with.
struct Compiler {
  /// The folder with `UIKit.swiftmodule`.
  let modules: URL

  /// Finds the modules beside the running program, and builds them if they are missing; throws if that fails.
  init() throws(PortError) {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    modules = folder.appending(path: "Modules")
    for module in ["_Testing_UIKit", "_Testing_CoreGraphics", "HeadlessTesting"] where !has(module) {
      guard case .folder(let root) = KitLocation.ofThisTool else { break }
      let scratch = folder.deletingLastPathComponent().deletingLastPathComponent().path
      _ = Self.run([
        "swift", "build", "--package-path", root, "--scratch-path", scratch, "-c", folder.lastPathComponent, "--target",
        module,
      ])
    }
    if !has("UIKit") {
      throw PortError("the modules in '\(modules.path)' cannot be built; run swift build, or give --no-check")
    }
  }

  private func has(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: modules.appending(path: "\(module).swiftmodule").path)
  }

  /// Runs a program that PATH finds; returns its exit code, and what it wrote on both outputs, or on the standard one.
  static func run(_ command: [String], readsErrors: Bool = true) -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = readsErrors ? (pipe as Any) : (FileHandle.nullDevice as Any)
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return (-1, "'\(command[0])' cannot be run") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Compiles a module, for the modules that import it, without writing code for a processor.
  ///
  /// - Parameters:
  ///   - target: The target with its settings.
  ///   - files: The paths of its files.
  ///   - isSwift6: Whether it is compiled in Swift 6 mode, unless its settings contain another mode.
  ///   - usesKit: Whether it can import UIKit.
  ///   - folder: The folder for the module, and with those that it imports.
  /// - Returns: The errors; one without a place if the compiler itself fails.
  func compile(
    _ target: PackageLayout.Target, _ files: [String], isSwift6: Bool, usesKit: Bool = true, in folder: URL
  ) -> [CompilerError] {
    let output = folder.appending(path: "\(target.module).swiftmodule").path
    let settings = target.settings.flatMap(Self.arguments)
    let mode = settings.contains("-swift-version") ? [] : ["-swift-version", isSwift6 ? "6" : "5"]
    let result = Self.run(
      [
        "swiftc", "-emit-module", "-wmo", "-parse-as-library", "-enable-testing", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-name", target.module, "-o", output, "-I", folder.path,
        "-package-name", "port", "-D", "DEBUG", "-D", "SWIFT_PACKAGE",
      ] + (usesKit ? ["-I", modules.path] : []) + mode + settings + files)
    if result.code == 0 { return [] }
    let errors = CompilerError.all(in: result.output)
    if !errors.isEmpty { return errors }
    let text = result.output.split(separator: "\n").first { $0.contains("error:") } ?? "it ended without an error"
    return [CompilerError(path: files.first ?? "", line: 0, column: 0, message: "the compiler failed: \(text)")]
  }

  /// Returns the compiler's arguments for a setting of a manifest, such as `.define("KIT")`.
  private static func arguments(for setting: String) -> [String] {
    let name = setting.drop { $0 == "." }.prefix { $0 != "(" }
    let text = setting.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
    return switch name {
    case "define": ["-D", text]
    case "enableUpcomingFeature": ["-enable-upcoming-feature", text]
    case "enableExperimentalFeature": ["-enable-experimental-feature", text]
    case "swiftLanguageMode": ["-swift-version", setting.contains("6") ? "6" : "5"]
    case "defaultIsolation": setting.contains("MainActor") ? ["-default-isolation", "MainActor"] : []
    default: []
    }
  }
}
