import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Comparable dumps", .screen(scale: 2)) struct ComparableDumpTests {
  final class RoundButton: Button {}

  @Test func `a dump of the debugger equals the tree of the same button`() {
    let dump = """
      <MyApp.RoundButton: 0x7f8a1c40; baseClass = UIButton; frame = (0 0; 46 30); opaque = NO; \
      gestureRecognizers = <NSArray: 0x600000c1>; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; \
      layer = <CALayer: 0x600002f0>>
         | <UIButtonLabel: 0x7f8a1c90; frame = (0 6; 46 18); text = 'Button'; opaque = NO; \
      userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600000f1>>
         |    | <_UILabelContentLayer: 0x600003ab> (layer)

      """
    let button = RoundButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.backgroundColor = .red
    button.addGestureRecognizer(TapGestureRecognizer())
    button.layOut { $0.sizeToFit() }
    expectEqual(View.comparableDump(dump), button.recursiveDescription(.uiKitNames))
  }

  @Test func `images, animations and dynamic colors are removed as well`() {
    let dump = """
      <UIImageView: 0x1; frame = (0 0; 24 24); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; \
      image = <UIImage:0x2 anonymous; (24 24)@2>; animations = { position=<CABasicAnimation: 0x3>; }; \
      backgroundColor = <UIDynamicSystemColor: 0x4; name = systemBackgroundColor>; layer = <CALayer: 0x5>>
      """
    let view = ImageView(image: Image(size: CGSize(width: 24, height: 24)))
    view.isOpaque = false
    view.clipsToBounds = true
    expectEqual(View.comparableDump(dump), view.recursiveDescription(.uiKitNames))
  }

  @Test func `text that is not a dump does not change`() {
    expectEqual(View.comparableDump("hello\nworld"), "hello\nworld")
    expectEqual(View.comparableDump(""), "")
  }
}
