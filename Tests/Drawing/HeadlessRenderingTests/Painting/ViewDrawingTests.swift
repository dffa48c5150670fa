import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The drawing of views", .reportsIssuesAsFailures) struct ViewDrawingTests {
  @Test func `a view draws its background in its own coordinates, whatever its frame and transform`() {
    let view = View.filled(100, 200, 30, 40)
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    expectEqual(view.commands, [.fill(0, 0, 30, 40)])
    expectEqual(view.drawing().bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `without a background, or with a clear one, there is nothing to draw`() {
    #expect(View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).drawing().isEmpty)
    #expect(View.filled(0, 0, 10, 10, .clear).drawing().isEmpty)
  }

  @Test func `subviews are drawn back to front, at their positions`() {
    let (view, first) = (View.filled(0, 0, 100, 100), View.filled(10, 10, 20, 20, .green))
    first.addSubview(View.filled(1, 2, 3, 4, .blue))
    view.addSubview(first)
    view.addSubview(View.filled(50, 0, 5, 5, .black))
    let expected: [DrawingList.Command] = [
      .fill(0, 0, 100, 100), .fill(10, 10, 20, 20, .green), .fill(10 + 1, 10 + 2, 3, 4, .blue),
      .fill(50, 0, 5, 5, .black),
    ]
    expectEqual(view.commands, expected)
  }

  @Test func `a hidden view, one of opacity 0 and all in them are left out; the root too`() {
    let (hidden, clear) = (View.filled(0, 0, 10, 10), View.filled(0, 0, 10, 10))
    for subview in [hidden, clear] { subview.addSubview(.filled(0, 0, 5, 5)) }
    let view = View.sheet(hidden, clear)
    expectEqual(view.commands.count, 2 * 2)
    hidden.isHidden = true
    expectEqual(view.commands.count, 2)
    clear.alpha = 0
    #expect(view.commands == [] && clear.commands == [])
  }

  @Test func `a view that a transform makes a line of is left out`() {
    let subview = View.filled(0, 0, 10, 10)
    subview.transform = CGAffineTransform(scaleX: 1, y: 0)
    expectEqual(View.sheet(subview).commands, [])
  }

  @Test func `opacity makes one group of the view and all in it`() {
    let view = View.filled(0, 0, 10, 10)
    view.alpha = 0.5
    view.addSubview(View.filled(1, 1, 5, 5, .blue))
    let expected: [DrawingList.Command] = [
      .beginGroup(.init(alpha: 0.5)), .fill(0, 0, 10, 10), .fill(1, 1, 5, 5, .blue), .endGroup,
    ]
    expectEqual(view.commands, expected)
  }

  @Test func `what is scrolled moves against the origin of the bounds, and its own sheet moves along`() {
    let view = View.filled(0, 0, 100, 100)
    view.bounds.origin = CGPoint(x: 0, y: 30)
    view.addSubview(View.filled(0, 40, 10, 10, .blue))
    let moved: CGFloat = 40 - 30
    expectEqual(View.sheet(view).commands, [.fill(0, 0, 100, 100), .fill(0, moved, 10, 10, .blue)])
    expectEqual(view.commands, [.fill(0, 30, 100, 100), .fill(0, 40, 10, 10, .blue)])
    expectEqual(view.drawing().bounds, CGRect(x: 0, y: 30, width: 100, height: 100))
  }

  @Test func `a view that clips cuts its subviews, with its corners, but not its background`() {
    let view = View.filled(0, 0, 20, 20)
    view.clipsToBounds = true
    view.addSubview(View.filled(10, 10, 20, 20, .blue))
    let rest: [DrawingList.Command] = [.fill(10, 10, 20, 20, .blue), .restoreState]
    #expect(
      view.commands == [
        .fill(0, 0, 20, 20), .saveState, .clip(.rect(CGRect(x: 0, y: 0, width: 20, height: 20))),
      ] + rest)
    view.layer.cornerRadius = 5
    let round = DrawingList.Shape.rounded(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 5)
    expectEqual(view.commands, [.fill(round, .color(Color.red.cgColor)), .saveState, .clip(round)] + rest)
  }

  @Test func `a transform is applied around the middle, or around the layer's anchor point`() {
    let subview = View.filled(10, 20, 20, 10)
    subview.transform = CGAffineTransform(scaleX: 3, y: 3)
    let view = View.sheet(subview)
    // The middle (20, 25) is fixed: (0, 0) in the view becomes 3 times (10, 5) left and above of it.
    let transform = CGAffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 20 - 3 * 10, ty: 25 - 3 * 5)
    let expected: [DrawingList.Command] = [.saveState, .concatenate(transform), .fill(0, 0, 20, 10), .restoreState]
    expectEqual(view.commands, expected)

    subview.layer.anchorPoint = .zero
    subview.center = CGPoint(x: 10, y: 20)
    let corner = CGAffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 10, ty: 20)
    let turned: [DrawingList.Command] = [.saveState, .concatenate(corner), .fill(0, 0, 20, 10), .restoreState]
    expectEqual(view.commands, turned)
  }

  final class Stacking: View {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds
    }
  }

  @Test func `the layout is brought up to date first, unless it shall not be`() {
    let view = Stacking(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.addSubview(View.filled(0, 0, 1, 1))
    expectEqual(view.drawing(afterScreenUpdates: false).commands, [.fill(0, 0, 1, 1)])
    expectEqual(view.drawing().commands, [.fill(0, 0, 10, 20)])
  }

  @Test func `a dynamic color is that of the view's own style`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.isHidden = false
    let dark = View.filled(0, 0, 10, 10, .systemBackground)
    dark.overrideUserInterfaceStyle = .dark
    let inner = View.filled(2, 2, 2, 2, .systemBackground)
    dark.addSubview(inner)
    window.addSubview(dark)
    window.addSubview(View.filled(20, 0, 10, 10, .systemBackground))
    let expected: [DrawingList.Command] = [
      .fill(0, 0, 10, 10, .black), .fill(2, 2, 2, 2, .black), .fill(20, 0, 10, 10, .white),
    ]
    expectEqual(window.commands, expected)
  }

  @Test func `overridden properties are drawn`() {
    final class Ghost: View {
      override var alpha: CGFloat {
        get { 0.25 }
        set {}
      }
      override var backgroundColor: Color? {
        get { .green }
        set {}
      }
    }
    let view = Ghost(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let expected: [DrawingList.Command] = [.beginGroup(.init(alpha: 0.25)), .fill(0, 0, 5, 5, .green), .endGroup]
    expectEqual(view.commands, expected)
  }
}
