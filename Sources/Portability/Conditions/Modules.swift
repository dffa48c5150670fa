/// Modules by whether Linux has them.
enum Modules {
  /// What the toolchain has on Linux.
  ///
  /// > Seen: each compiled as `import X` with Swift 6.3.1 on Linux.
  static let ofToolchain: Set<String> = [
    "CoreFoundation", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// Apple's modules that Linux lacks unless this package brings them.
  ///
  /// > Seen: `import X` is refused with Swift 6.3.1 on Linux.
  static let missing: Set<String> = Set(
    """
    ARKit AVFoundation AVKit Accelerate AppKit AudioToolbox AuthenticationServices CallKit CloudKit Combine Contacts \
    ContactsUI CoreAnimation CoreAudio CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage CoreLocation CoreML \
    CoreMedia CoreMotion CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit Darwin EventKit GameKit \
    GameplayKit HealthKit ImageIO Intents JavaScriptCore LocalAuthentication MapKit MediaPlayer MessageUI Metal \
    MetalKit MobileCoreServices MultipeerConnectivity NaturalLanguage Network NotificationCenter OSLog ObjectiveC \
    OpenGLES PDFKit PassKit PencilKit Photos PhotosUI QuartzCore QuickLook SafariServices SceneKit Security Social \
    Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration UIKit UniformTypeIdentifiers UserNotifications \
    UserNotificationsUI Vision WatchConnectivity WatchKit WebKit WidgetKit os simd
    """.split(separator: " ").map(String.init))

  /// What a file can import here: the toolchain's modules and this package's.
  static let present = ofToolchain.union(SupportedNames.modules)
}
