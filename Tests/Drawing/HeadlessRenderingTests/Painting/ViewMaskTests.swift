import HeadlessKit
import HeadlessTesting

@MainActor @Suite("A view's mask", .reportsIssuesAsFailures) struct ViewMaskTests {
  let view = View.filled(0, 0, 20, 20)
  let mask = View.filled(5, 5, 10, 10, .black)

  @Test func `a mask cuts the view by its opacity, in the view's coordinates`() throws {
    expectNil(view.mask)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    let expected: [DrawingList.Command] = [
      .saveState, .beginMask, .fill(5, 5, 10, 10, .black), .endMask, .fill(0, 0, 20, 20), .restoreState,
    ]
    expectEqual(view.commands, expected)
    let pixels = try view.drawing().rasterized(scale: 1)
    #expect(pixels[2, 2] == .clear && pixels[8, 8].alpha == 255)
  }

  @Test func `nil removes the mask; another mask of the layer replaces it`() {
    view.mask = mask
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil && view.commands == [.fill(0, 0, 20, 20)])
    view.mask = mask
    view.layer.mask = Layer()
    expectNil(view.mask)
  }

  @Test func `the view retains its mask`() {
    weak var weakMask: View?
    do {
      let mask = View()
      weakMask = mask
      view.mask = mask
    }
    #expect(weakMask != nil && view.mask === weakMask)
  }

  @Test func `a subview of another view is refused`() {
    let owner = View()
    owner.addSubview(mask)
    expectIssue(containing: "mask: View is a subview of another view; keeping the old value.") { view.mask = mask }
    #expect(view.mask == nil && mask.superview === owner)
  }

  @Test func `a view is not its own mask`() {
    expectIssue(containing: "the layer itself can't be its own mask") { view.mask = view }
    expectNil(view.mask)
  }
}
