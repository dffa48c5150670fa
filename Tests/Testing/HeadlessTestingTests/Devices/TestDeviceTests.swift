import HeadlessControllers
import HeadlessKit

@testable import HeadlessTesting

@MainActor @Suite("Devices", .textMeasurer(.oneEm)) struct TestDeviceTests {
  @Test(.system(.iOS26), .device(.iPhone16))
  func `ax1, ax2 a window without a frame fills the device, has its safe area and its own system`() {
    let window = showInWindow(View())
    expectEqual(window.bounds.size, CGSize(width: 393, height: 852))
    expectEqual(window.safeAreaInsets, EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(Screen.main.scale == 3 && window.traitCollection.userInterfaceIdiom == .phone)
    #expect(Screen.main.era == .iOS18 && TestDevice.iPhone14.era == .iOS15)
  }

  @Test(.userInterfaceStyle(.dark), .device(.iPhone17ProMax, .landscape), .contentSizeCategory(.small))
  func `ax2 in landscape a large phone is wide and low; other traits keep their effect`() {
    let window = showInWindow(View())
    expectEqual(window.bounds.size, CGSize(width: 956, height: 440))
    expectEqual(window.safeAreaInsets, EdgeInsets(top: 20, left: 62, bottom: 20, right: 62))
    let traits = window.traitCollection
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
    #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .small)
    expectEqual(Screen.main.era, .iOS26)
  }

  @Test(.device(.iPhoneSE3, .landscape)) func `ax2 a phone with a home button has no insets in landscape`() {
    #expect(Screen.main.safeAreaInsets == .zero && Screen.main.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test(.device(.iPadA16), .accessibilityContrast(.high))
  func `ax3 an iPad is regular on both axes, and a setting of the user applies to it`() {
    let traits = showInWindow(View()).traitCollection
    #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
    expectEqual(traits.accessibilityContrast, .high)
    expectEqual(Screen.main.safeAreaInsets, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test(arguments: [TestDevice].all)
  func `ax1 devices have whole pixels, a name of their own and a screen that is higher than wide`(device: TestDevice) {
    expectEqual([TestDevice].all.filter { $0.name == device.name }.count, 1)
    #expect(device.size.height > device.size.width && device.scale == device.scale.rounded())
    let insets = device.screen().safeAreaInsets
    #expect(insets == device.safeAreaInsets && insets.top > 0 && insets.left == 0)
    expectEqual(device.screen(.landscape).safeAreaInsets.left, device.screen(.landscape).safeAreaInsets.right)
  }

  @Test func `a device runs other versions of iOS`() {
    let device = TestDevice.iPhone16.running(.iOS26)
    #expect(device.screen().era == .iOS26 && device.size == TestDevice.iPhone16.size)
    expectEqual(device.safeAreaInsets, TestDevice.iPhone16.safeAreaInsets)
  }

  @Test(.device(.iPadA16.running(.iOS26))) func `ax3, q1 an iPad has other insets and bars on iOS 26`() {
    let root = ViewController()
    let window = showInWindow(NavigationController(rootViewController: root))
    window.layoutIfNeeded()
    expectEqual(window.safeAreaInsets, EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    expectEqual(root.view.safeAreaInsets.top, 86)
    let device = TestDevice.iPadA16.running(.iOS26)
    expectEqual(device.landscapeSafeAreaInsets, window.safeAreaInsets)
    #expect(device.running(.iOS18) == .iPadA16 && TestDevice.iPad9.running(.iOS26).safeAreaInsets.top == 20)
  }

  @Test func `a matrix has all combinations, and the names have what is not standard`() {
    let variants = ScreenVariant.matrix(
      devices: [.iPhone16, .iPadA16], orientations: .all, styles: .all,
      textSizes: [.large, .accessibilityExtraLarge], directions: .all, contrasts: .all)
    #expect(variants.count == 2 * 2 * 2 * 2 * 2 * 2 && Set(variants.map(\.name)).count == variants.count)
    #expect(variants[0].name == "iPhone 16" && variants[1].name == "iPhone 16 high contrast")
    expectEqual(variants[variants.count - 1].name, "iPad A16 landscape dark AX3 RTL high contrast")
    expectEqual([ContentSizeCategory].all.count, 12)
  }

  @Test func `code in a variant has its screen, and the screen of the test returns`() {
    var variant = ScreenVariant(.iPhone14)
    (variant.style, variant.textSize, variant.direction) = (.dark, .small, .rightToLeft)
    (variant.contrast, variant.orientation) = (.high, .landscape)
    let traits = variant.with { showInWindow(View()).traitCollection }
    #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .small)
    #expect(traits.layoutDirection == .rightToLeft && traits.accessibilityContrast == .high)
    expectEqual(Screen.main.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `a window shows views that fill it, controllers as its root, and itself`() {
    let view = View()
    #expect(showInWindow(view).subviews == [view] && view.frame == Screen.main.bounds)
    let controller = ViewController()
    let window = showInWindow(controller)
    #expect(window.rootViewController === controller && controller.view.window === window && window.isKeyWindow)
    let own = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(showInWindow(own) === own && !own.isHidden)
    expectFailure("Expected a view or a view controller to show; got Responder; the window is empty.") {
      _ = showInWindow(Responder(), sourceLocation: $0)
    }
  }

  @Test func `of several variants the first is whole, and of others the lines that differ`() {
    var texts = VariantTexts()
    texts.add("a\nb\nc", of: "one")
    texts.add("a\nB\nc", of: "two")
    texts.add("a\nb\nc", of: "three")
    texts.add("a\nB\nc", of: "four")
    texts.add("a\nc", of: "five")
    #expect(
      texts.text == """
        one
        a
        b
        c

        two, compared with one
        2: B

        three: as one

        four: as two

        five, compared with one
        - b
        """)
  }

  @Test(.snapshots(.missing)) func `one file has all variants, each on its screen`() throws {
    let folder = try TemporaryFolder()
    let place = folder.place()
    let variants = ScreenVariant.matrix(devices: [.iPhone16, .iPadA16], directions: .all)
    func expect() -> [String] {
      failures { expectTree(of: View(), over: variants, function: "looks()", sourceLocation: place) }
    }
    #expect(expect().count == 1 && expect() == [])
    let file = folder.url.appendingPathComponent("__Snapshots__/CardTests/looks.tree.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == """
        iPhone 16
        <Window; frame = (0 0; 393 852)>
           | <View; frame = (0 0; 393 852); autoresize = W+H>

        iPhone 16 RTL: as iPhone 16

        iPad A16, compared with iPhone 16
        1: <Window; frame = (0 0; 820 1180)>
        2:    | <View; frame = (0 0; 820 1180); autoresize = W+H>

        iPad A16 RTL: as iPad A16

        """)
    let ofController = failures {
      expectTree(of: ViewController(), over: variants, function: "controller()", sourceLocation: place)
    }
    #expect(ofController.count == 1 && folder.files.contains("__Snapshots__/CardTests/controller.tree.txt"))
    expectTree(of: ViewController(), over: variants, function: "controller()", sourceLocation: place)
    expectFailure("Expected one variant or more; got none, so that nothing was compared. Pass a device.") {
      expectTree(of: View(), over: [], sourceLocation: $0)
    }
  }
}
