import Testing
import UIKit

@MainActor @Suite("Stored state") struct StoredStateTests {
  @Test func `an activity of the user stores its state, and one is the current one`() {
    let (first, second) = (NSUserActivity(activityType: "com.example.read"), NSUserActivity(activityType: "b"))
    first.title = "Read"
    first.userInfo = ["page": 1, "book": "a"]
    first.addUserInfoEntries(from: ["page": 2])
    #expect(first.userInfo?["page"] as? Int == 2 && first.userInfo?["book"] as? String == "a")
    #expect(first.isEligibleForHandoff && !first.isEligibleForSearch)
    first.becomeCurrent()
    second.becomeCurrent()
    first.resignCurrent()
    #expect(second.isCurrent && !first.isCurrent)
    second.invalidate()
    let reports = IssueReporting.collect { second.becomeCurrent() }
    #expect(!second.isCurrent)
    let message =
      "NSUserActivity.becomeCurrent(): Expected a valid activity; got one that was invalidated; nothing changed. "
      + "Create another activity."
    expectEqual(reports.map(\.description), [message])
  }

  @Test func `an activity without a type is reported`() {
    let reports = IssueReporting.collect { _ = NSUserActivity(activityType: "") }
    expectEqual(reports.map(\.problem), ["Expected an activity type; got an empty string; the activity has no type."])
  }

  @Test func `an asset has the variant that specifies most of the traits`() {
    let asset = UIImageAsset()
    let images = (0..<3).map { UIImage(size: CGSize(width: $0 + 1, height: 1)) }
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    asset.register(images[0], with: light)
    asset.register(images[1], with: dark)
    asset.register(images[2], with: large)
    #expect(asset.image(with: light) === images[0] && asset.image(with: dark) === images[1])
    #expect(asset.image(with: large) === images[2])
    #expect(asset.image(with: UITraitCollection(horizontalSizeClass: .compact)) === images[0])
    #expect(images[1].imageAsset === asset && UIImage().imageAsset == nil)
    asset.unregister(with: dark)
    #expect(asset.image(with: dark) === images[0] && images[1].imageAsset == nil)
  }
}
