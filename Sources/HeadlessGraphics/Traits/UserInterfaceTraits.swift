/// The kind of device.
///
/// > Documented: UIUserInterfaceIdiom, with its raw values.
public enum UserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone's.
  case phone = 0
  /// An iPad's.
  case pad = 1
  /// A television's.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac's.
  case mac = 5
  /// A headset's.
  case vision = 6
}

/// Whether there is much room in an axis.
///
/// > Documented: UIUserInterfaceSizeClass, with its raw values.
public enum UserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The force touch capability.
///
/// > Documented: UIForceTouchCapability, with its raw values.
public enum ForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether the reader wants more contrast.
///
/// > Documented: UIAccessibilityContrast, with its raw values.
public enum AccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}

/// The level of an interface.
///
/// > Documented: UIUserInterfaceLevel, with its raw values.
public enum UserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The level of the main interface.
  case base = 0
  /// In front of the rest.
  case elevated = 1
}

/// Whether the reader wants heavier letters.
///
/// > Documented: UILegibilityWeight, with its raw values.
public enum LegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Heavier.
  case bold = 1
}
