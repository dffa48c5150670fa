/// The kind of device.
/// > Documented: UIUserInterfaceIdiom, with its raw values.
public enum UserInterfaceIdiom: Int, Sendable {
  /// No idiom.
  case unspecified = -1
  /// The interface of an iPhone.
  case phone = 0
  /// The interface of an iPad.
  case pad = 1
  /// The interface of an Apple TV.
  case tv = 2
  /// The interface of a car's screen.
  case carPlay = 3
  /// The interface of a Mac.
  case mac = 5
  /// The interface of an Apple Vision.
  case vision = 6
}

/// The available space along an axis.
/// > Documented: UIUserInterfaceSizeClass, with its raw values.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// No size class; it is inherited.
  case unspecified = 0
  /// A narrow or low space, such as the width of an upright iPhone.
  case compact = 1
  /// A wide or high space, such as the width of an iPad.
  case regular = 2
}

/// The force touch capability.
/// > Documented: UIForceTouchCapability, with its raw values.
public enum ForceTouchCapability: Int, Sendable {
  /// The capability is not known.
  case unknown = 0
  /// The screen does not measure the force of touches.
  case unavailable = 1
  /// The screen measures the force of touches.
  case available = 2
}

/// The contrast that the user prefers.
/// > Documented: UIAccessibilityContrast, with its raw values.
public enum AccessibilityContrast: Int, Sendable {
  /// No contrast; it is inherited.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// The increased contrast.
  case high = 1
}

/// The level of an interface.
/// > Documented: UIUserInterfaceLevel, with its raw values.
public enum UserInterfaceLevel: Int, Sendable {
  /// No level; it is inherited.
  case unspecified = -1
  /// The level of the main interface.
  case base = 0
  /// The level of content in front of the main interface, such as an alert.
  case elevated = 1
}

/// The weight of letters that the user prefers.
/// > Documented: UILegibilityWeight, with its raw values.
public enum LegibilityWeight: Int, Sendable {
  /// No weight; it is inherited.
  case unspecified = -1
  /// The standard weight.
  case regular = 0
  /// The heavier weight of the setting Bold Text.
  case bold = 1
}
