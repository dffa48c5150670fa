// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// The state of an activity of the user; stored only, as there is no other device and no search.
/// > Documented: NSUserActivity. Differs: the delegate is not called.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse domain name notation.
  public let activityType: String
  /// The title; nil by default.
  open var title: String?
  /// The state; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the state that are needed to restore it; stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the state changes before the activity is passed on; stored only.
  open var needsSave = false
  /// The page to open where the app is not installed; stored only.
  open var webpageURL: URL?
  /// The page that led to the activity; stored only.
  open var referrerURL: URL?
  /// The date after which the activity is not passed on.
  open var expirationDate: Date?
  /// The words of a search; stored only.
  open var keywords: Set<String> = []
  /// The identifier of the content for all devices; stored only.
  open var targetContentIdentifier: String?
  /// The identifier by which the activity is deleted.
  open var persistentIdentifier: String?
  /// Whether other devices may continue the activity; true by default, and stored only.
  open var isEligibleForHandoff = true
  /// Whether a search finds the activity; false by default, and stored only.
  open var isEligibleForSearch = false
  /// Whether a search of all users finds the activity; false by default, and stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system suggests the activity; false by default, and stored only.
  open var isEligibleForPrediction = false
  /// The delegate, which is not retained and not called.
  open weak var delegate: (any NSUserActivityDelegate)?

  private static let current = Mutex<ObjectIdentifier?>(nil)
  private var isInvalid = false

  /// Creates an activity of a type; an empty one is reported.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
    if activityType.isEmpty {
      refuse("init(activityType:)", "an activity type; got an empty string; the activity has no type")
    }
  }

  deinit { removeFromCurrent() }

  /// Adds values to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the current activity, in place of another one; an invalid one is reported.
  open func becomeCurrent() {
    guard !isInvalid else {
      return refuse("becomeCurrent()", "a valid activity; got one that was invalidated; nothing changed")
    }
    Self.current.withLock { $0 = ObjectIdentifier(self) }
  }

  /// Ends being the current activity.
  open func resignCurrent() { removeFromCurrent() }

  private func removeFromCurrent() {
    Self.current.withLock { current in
      if current == ObjectIdentifier(self) { current = nil }
    }
  }

  /// Ends the activity; it cannot become the current one again.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// Whether this is the current activity, for tests.
  public var isCurrent: Bool { Self.current.withLock { $0 == ObjectIdentifier(self) } }

  private func refuse(_ member: String, _ problem: String) {
    report(member, "Expected \(problem).", cure: "Create another activity.")
  }
}

/// An object that saves the state of an activity; not called here.
/// > Documented: NSUserActivityDelegate.
public protocol NSUserActivityDelegate: AnyObject {
  /// Notifies the delegate before the activity is passed on.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Notifies the delegate after the activity was continued on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Has no effect.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Has no effect.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that opens a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
