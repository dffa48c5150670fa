import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Pictures of views", .screen(scale: 1)) struct SnapshotViewTests {
  /// A view of 10×10, red in its left half, at the lower right of its superview.
  private var halfRed: View {
    let view = View(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    view.adding(View(frame: CGRect(x: 0, y: 0, width: 5, height: 10))).backgroundColor = .red
    return view
  }

  private func image(_ body: (CGContext) -> Void) -> Bitmap? {
    ImageRenderer(size: CGSize(width: 10, height: 10)).image { body($0.cgContext) }.bitmap
  }

  private func colors(_ bitmap: Bitmap?, _ xs: Int...) -> [String] {
    xs.map { bitmap?[$0, 5].description ?? "nothing" }
  }

  @Test(.reportsIssuesAsFailures) func `a layer is rendered in its own coordinates, whatever its position`() {
    let view = halfRed
    expectEqual(colors(image { view.layer.render(in: $0) }, 2, 7), ["#ff0000", "#00000000"])
    let layer = Layer()
    layer.frame = CGRect(x: 30, y: 30, width: 5, height: 10)
    layer.backgroundColor = Color.blue.cgColor
    expectEqual(colors(image { layer.render(in: $0) }, 2, 7), ["#0000ff", "#00000000"])
    expectEqual(layer.drawing().commands, [.fill(.rect(layer.bounds), .color(Color.blue.cgColor))])
  }

  @Test(.reportsIssuesAsFailures) func `a hierarchy is drawn into a rectangle`() {
    let view = halfRed
    let bitmap = image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 5, y: 0, width: 5, height: 10), afterScreenUpdates: true))
    }
    expectEqual(colors(bitmap, 2, 6, 8), ["#00000000", "#ff0000", "#00000000"])
  }

  @Test func `a hierarchy without a context or a size is reported`() {
    let view = halfRed
    let reports = IssueReporting.collect {
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
      _ = image { _ in #expect(!View().drawHierarchy(in: view.bounds, afterScreenUpdates: false)) }
    }
    #expect(
      reports.map(\.description) == [
        "View.drawHierarchy(in:afterScreenUpdates:): there is no context to draw into; nothing was drawn. Call it in an "
          + "image renderer's closure.",
        "View.drawHierarchy(in:afterScreenUpdates:): (0, 0, 0, 0) can't be stretched into (0, 0, 10, 10); nothing was "
          + "drawn. Give the view a size.",
      ])
  }

  @Test(.reportsIssuesAsFailures) func `a snapshot shows what the view showed, in any size`() throws {
    let view = halfRed
    let before = view.drawing()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.subviews[0].backgroundColor = .blue
    #expect(snapshot.bounds == view.bounds && snapshot.drawing() == before)
    snapshot.frame.size.width = 6
    expectEqual(colors(image { snapshot.layer.render(in: $0) }, 2, 4), ["#ff0000", "#00000000"])
  }
}

@MainActor @Suite("Resizable snapshots", .screen(scale: 1), .reportsIssuesAsFailures) struct ResizableSnapshotTests {
  /// A view of 30×10: 10 red, 10 green, 10 blue, with 4 more points around it on each side.
  private var flag: View {
    let view = View(frame: CGRect(x: 3, y: 3, width: 38, height: 18))
    for (index, color) in [Color.red, .green, .blue].enumerated() {
      let frame = CGRect(x: 4 + 10 * CGFloat(index), y: 4, width: 10, height: 10)
      view.adding(View(frame: frame)).backgroundColor = color
    }
    return view
  }

  private func row(of view: View, _ xs: Int...) -> [String] {
    let bitmap = ImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }.bitmap
    return xs.map { bitmap?[$0, 5].description ?? "nothing" }
  }

  private static let (red, green, blue) = ("#ff0000", "#00ff00", "#0000ff")

  @Test func `a part is shown in its own size, and later changes are not`() throws {
    let view = flag
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 9, y: 4, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero))
    view.subviews[0].backgroundColor = .black
    #expect(snapshot.bounds == CGRect(x: 0, y: 0, width: 10, height: 10) && snapshot.superview == nil)
    expectEqual(row(of: snapshot, 4, 5, 9), [Self.red, Self.green, Self.green])
  }

  @Test func `the caps are not stretched and the middle is`() throws {
    let insets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let snapshot = try #require(
      flag.resizableSnapshotView(
        from: CGRect(x: 4, y: 4, width: 30, height: 10), afterScreenUpdates: true, withCapInsets: insets))
    snapshot.bounds.size.width = 60
    expectEqual(row(of: snapshot, 9, 10, 49, 50), [Self.red, Self.green, Self.green, Self.blue])
    snapshot.bounds.size.width = 10
    // Caps that don't fit shrink evenly, and nothing of the middle is left.
    expectEqual(row(of: snapshot, 4, 5), [Self.red, Self.blue])
  }

  @Test func `a part of no size is reported`() {
    let reports = IssueReporting.collect {
      let snapshot = View().resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
      expectNil(snapshot)
    }
    let message =
      "View.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:): Expected a finite rectangle above 0×0 with "
      + "finite insets; got (0, 0, 0, 0) with {0, 0, 0, 0}; there is no snapshot. Pass a part of the view's bounds."
    expectEqual(reports.map(\.description), [message])
  }
}
