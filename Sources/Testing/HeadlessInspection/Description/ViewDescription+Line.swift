extension ViewDescription {
  /// Returns the view as UIKit prints it, without addresses: `<Button; frame = (0 0; 46 30); opaque = NO>`.
  ///
  /// A line contains the frame and the properties without their default values, in this order: `baseClass` (of a class
  /// that is not the toolkit's), `frame`, `transform`, the inspected properties of the view (`text`), `clipsToBounds`,
  /// `alpha`, `hidden`, `opaque`, `autoresize`, `userInteractionEnabled`, `tag`, `gestureRecognizers`, `layer` (of
  /// another class than `Layer`).
  /// > Seen: the order in the dumps that `button-frames` was read from. Assumed: `transform` before `text`, as no dump
  /// > shows both. Differs: UIKit prints addresses, every layer and, from iOS 13 on, images and colors.
  ///
  /// - Parameter options: The names and details to print.
  /// - Returns: The line, without a line feed at its end.
  public func line(_ options: TreeOptions = []) -> String {
    var parts = [options.contains(.uiKitNames) && baseClass == nil ? "UI\(className)" : className]
    if let baseClass { parts.append("baseClass = \(options.contains(.uiKitNames) ? "UI" : "")\(baseClass)") }
    let (origin, size) = (frame.origin, frame.size)
    parts.append(
      "frame = (\(origin.x.shortDescription) \(origin.y.shortDescription); "
        + "\(size.width.shortDescription) \(size.height.shortDescription))")
    if let transform {
      parts.append("transform = [\(transform.map(\.shortDescription).joined(separator: ", "))]")
    }
    for name in shownProperties where !isArrangement || !Self.arrangement.contains(name) {
      if let value = properties[name] { parts.append("\(name) = \(value.line)") }
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortDescription)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if let autoresizing { parts.append("autoresize = \(autoresizing)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !gestureRecognizers.isEmpty { parts.append("gestureRecognizers = \(recognizers(options))") }
    if let layerClass, !options.contains(.uiKitNames) { parts.append("layer = <\(layerClass)>") }
    if options.contains(.details) { parts += details }
    let suffix = isArrangement ? Self.arrangement.map { " \($0)=\(properties[$0]?.line ?? "")" }.joined() : ""
    return "<\(parts.joined(separator: "; "))\(suffix)>"
  }

  /// The properties that end the line of a stack view.
  /// > Seen: fact f66.
  private static let arrangement = ["axis", "distribution", "alignment"]

  private var isArrangement: Bool { Self.arrangement.allSatisfy { shownProperties.contains($0) } }

  private func recognizers(_ options: TreeOptions) -> String {
    options.contains(.uiKitNames) ? "<NSArray>" : "[\(gestureRecognizers.joined(separator: ", "))]"
  }

  /// The detailed properties, sorted by name.
  private var details: [String] {
    var details = properties.filter { !shownProperties.contains($0.key) }.mapValues(\.line)
    details["backgroundColor"] = backgroundColor
    details["accessibilityIdentifier"] = accessibilityIdentifier
    return details.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
  }
}
