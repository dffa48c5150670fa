import HeadlessViews

extension View {
  /// Returns the output of UIKit's debugger command without the properties that this toolkit does not print, to compare
  /// with `recursiveDescription(.uiKitNames)`.
  ///
  /// Addresses, modules, standard layers, lines of sublayers, images, animations and background colors are removed.
  ///
  /// - Parameter dump: The output of `recursiveDescription` on a Mac or a device.
  /// - Returns: The remaining lines.
  public nonisolated static func comparableDump(_ dump: String) -> String {
    dump.split(whereSeparator: \.isNewline)
      .filter { !$0.hasSuffix("(layer)") }
      .map { line in
        line.replacing(/: ?0x[0-9a-fA-F]+/, with: "")
          .replacing(/; (?:layer|image) = <[^<>]*>/, with: "")
          .replacing(/; animations = \{[^\{\}]*\}/, with: "")
          .replacing(/; backgroundColor = (?:<[^<>]*>|[^<>;]*)/, with: "")
          .replacing(/<\w+\.(\w)/) { "<\($0.1)" }
      }
      .joined(separator: "\n")
  }
}
