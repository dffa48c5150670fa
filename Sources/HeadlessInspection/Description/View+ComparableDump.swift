import HeadlessViews

extension View {
  /// A dump of UIKit's debugger command without what no headless tree has, to compare with the tree that
  /// `recursiveDescription(.uiKitNames)` prints.
  ///
  /// Addresses, modules of classes, standard layers, lines of sublayers, images, animations and background colours go.
  ///
  /// - Parameter dump: What `recursiveDescription` printed on a Mac or a device.
  /// - Returns: The dump, line by line.
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
