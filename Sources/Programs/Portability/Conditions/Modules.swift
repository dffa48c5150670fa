/// Modules by whether Linux has them.
enum Modules {
  /// The modules of the toolchain on Linux.
  /// > Seen: each compiled as `import X` with Swift 6.3.1 on Linux.
  static let ofToolchain: Set<String> = [
    "CoreFoundation", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// Apple's modules that Linux does not have, unless this package provides them.
  /// > Seen: `import X` is refused with Swift 6.3.1 on Linux.
  static let missing: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility ActivityKit AdSupport AddressBook AddressBookUI \
    AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices BackgroundTasks \
    BusinessChat CFNetwork CallKit CarPlay Charts ClassKit CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI \
    CoreAnimation CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage \
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony \
    CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin DeviceActivity DeviceCheck EventKit \
    EventKitUI ExternalAccessory FamilyControls FileProvider GLKit GameController GameKit GameplayKit GroupActivities \
    HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO Intents IntentsUI JavaScriptCore \
    LinkPresentation LocalAuthentication MachO ManagedSettings MapKit MediaAccessibility MediaPlayer MessageUI Messages \
    Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage \
    NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC OpenAL OpenGLES \
    PDFKit PassKit PencilKit Photos PhotosUI PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityKit \
    ReplayKit RoomPlan SafariServices SceneKit ScreenTime Security SensorKit ShazamKit SharedWithYou Social \
    SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI Symbols SystemConfiguration TipKit Twitter UIKit \
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity \
    WatchKit WeatherKit WebKit WidgetKit XPC iAd os simd
    """.split(separator: " ").map(String.init))

  /// The modules that a file can import here: the toolchain's and this package's.
  static let present = ofToolchain.union(SupportedNames.modules)
}
