import HeadlessKit
import HeadlessTesting

@MainActor @Suite("ConfiguredButtonLayout: laws", .reportsIssuesAsFailures) struct ConfiguredButtonLayoutRandomTests {
  typealias Layout = ConfiguredButtonLayout

  nonisolated static let seeds = Array(1...300) as [UInt64]

  /// Returns a random content on the grid, with enough room in the bounds.
  private func layout(seed: UInt64) -> Layout {
    var random = SeededGenerator(seed: seed)
    var layout = Layout(bounds: .zero, grid: PixelGrid(scale: random.pick([1, 2, 3])))
    let scale = layout.grid.scale
    func points(_ pixels: ClosedRange<Int>) -> CGFloat { CGFloat(random.number(pixels)) / scale }
    func size(_ pixels: ClosedRange<Int>, share: Int) -> CGSize {
      random.number(1...100) <= share ? CGSize(points(pixels), points(pixels)) : .zero
    }
    layout.contentInsets = EdgeInsets(points(0...40), points(0...40), points(0...40), points(0...40))
    layout.titleSize = size(1...300, share: 80)
    layout.subtitleSize = size(1...300, share: 50)
    layout.imageSize = size(20...120, share: 70)
    layout.imageAlignmentInsets = EdgeInsets(points(-9...9), points(-9...9), points(-9...9), points(-9...9))
    layout.imagePlacement = random.pick([.top, .left, .bottom, .right])
    layout.imagePadding = points(0...30)
    layout.titlePadding = points(0...9)
    layout.titleAlignment = random.pick([.left, .center, .right])
    layout.horizontalAlignment = random.pick([.center, .left, .right, .fill, .leading, .trailing])
    layout.verticalAlignment = random.pick([.center, .top, .bottom, .fill])
    layout.indicatorSize = size(1...60, share: 20)
    layout.indicatorPadding = points(0...15)
    layout.isRightToLeft = random.pick([true, false])
    let preferred = layout.size
    layout.bounds = CGRect(
      points(-50...50), points(-50...50), preferred.width + points(0...200), preferred.height + points(0...200))
    return layout
  }

  /// Returns the rectangles of what there is, the image by its alignment rectangle.
  private func rects(_ layout: Layout) -> [CGRect] {
    var rects: [CGRect] = []
    if layout.titleSize != .zero { rects.append(layout.titleRect) }
    if layout.subtitleSize != .zero { rects.append(layout.subtitleRect) }
    if layout.imageSize != .zero { rects.append(layout.imageAlignmentRect) }
    if layout.indicatorSize != .zero { rects.append(layout.indicatorRect) }
    return rects
  }

  @Test(arguments: seeds)
  func `where there is room, everything is inside of the content rectangle and apart`(seed: UInt64) {
    let layout = layout(seed: seed)
    let rects = rects(layout)
    let room = layout.contentRect
    #expect(!layout.titleNeedsWrapping && !layout.subtitleNeedsWrapping, "seed \(seed)")
    for (index, rect) in rects.enumerated() {
      #expect(room.holds(rect), "\(rect.shortDescription), seed \(seed)")
      for other in rects[..<index] {
        let common = rect.intersection(other)
        // Each origin is rounded down on its own, so two rectangles may share less than a pixel.
        let shared = common.isNull ? 0 : min(common.width, common.height)
        #expect(shared * layout.grid.scale < 1, "\(rect.shortDescription) \(other.shortDescription), seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds) func `text is not resized, and every origin is on the grid`(seed: UInt64) {
    let layout = layout(seed: seed)
    for rect in [layout.titleRect, layout.subtitleRect, layout.imageRect, layout.indicatorRect] {
      expectEqual(layout.grid.halfUp(rect.origin.x), rect.origin.x, "seed \(seed)")
      expectEqual(layout.grid.halfUp(rect.origin.y), rect.origin.y, "seed \(seed)")
    }
    expectEqual(layout.imageRect.size, layout.imageSize, "seed \(seed)")
    if layout.horizontalAlignment != .fill && layout.verticalAlignment != .fill {
      expectEqual(layout.titleRect.size, layout.titleSize, "seed \(seed)")
      expectEqual(layout.subtitleRect.size, layout.subtitleSize, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `g10 in bounds of the preferred size the rectangles reach the insets on every side`(seed: UInt64) {
    let layout = layout(seed: seed).fitted
    let rects = rects(layout)
    guard let first = rects.first else {
      #expect(layout.contentRect.size.isClose(to: .zero), "seed \(seed)")
      return
    }
    let union = rects.reduce(first) { $0.union($1) }
    #expect(union.isClose(to: layout.contentRect), "\(union.shortDescription), seed \(seed)")
  }

  /// Compares mirrored rectangles; half a pixel rounds to the left in both directions.
  ///
  /// At scale 3 both sums may fall short of a pixel as well.
  @Test(arguments: seeds)
  func `a mirrored button has the mirrored rectangles, up to a pixel of rounding`(seed: UInt64) {
    let layout = layout(seed: seed)
    var other = layout
    other.bounds.origin.x = -layout.bounds.maxX
    swap(&other.contentInsets.left, &other.contentInsets.right)
    swap(&other.imageAlignmentInsets.left, &other.imageAlignmentInsets.right)
    other.isRightToLeft.toggle()
    other.imagePlacement = layout.imagePlacement.mirrored
    other.titleAlignment = layout.titleAlignment.mirrored
    other.horizontalAlignment = layout.horizontalAlignment.mirrored
    #expect(other.size.isClose(to: layout.size), "seed \(seed)")
    let pixels: CGFloat = layout.grid.scale == 3 ? 2 : 1
    for (rect, mirror) in zip(rects(layout), rects(other)) {
      let expected = CGRect(-rect.maxX, rect.minY, rect.width, rect.height)
      #expect(
        mirror.isClose(to: expected, within: pixels / layout.grid.scale + 1e-6),
        "\(mirror.shortDescription) \(expected.shortDescription), seed \(seed)")
      #expect(abs(mirror.minY - rect.minY) < 1e-6, "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `for finite inputs of any size the results are finite`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var layout = layout(seed: seed)
    let numbers: [CGFloat] = [
      0, 1, -1, 0.1, 1e-300, 1e9, -1e15, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    func number() -> CGFloat { random.pick(numbers) }
    layout.bounds = CGRect(number(), number(), number(), number())
    layout.contentInsets = EdgeInsets(number(), number(), number(), number())
    layout.imageAlignmentInsets = EdgeInsets(number(), number(), number(), number())
    layout.titleSize = CGSize(number(), number())
    layout.subtitleSize = CGSize(number(), number())
    layout.imageSize = CGSize(number(), number())
    layout.indicatorSize = CGSize(number(), number())
    layout.wrappedTitleSize = CGSize(number(), number())
    layout.imagePadding = number()
    layout.titlePadding = number()
    layout.indicatorPadding = number()
    layout.imageReservation = number()
    #expect(layout.size.width.isFinite && layout.size.height.isFinite && layout.titleRoom.isFinite, "seed \(seed)")
    for rect in [layout.contentRect] + [layout.imageRect, layout.titleRect, layout.subtitleRect, layout.indicatorRect] {
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(rect.shortDescription), seed \(seed)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }
}

extension CGRect {
  /// Returns whether another rectangle is inside, up to a millionth.
  ///
  /// Foundation's `contains` compares sums of thirds.
  fileprivate func holds(_ other: CGRect) -> Bool {
    min(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY) > -1e-6
  }
}

extension CGSize {
  fileprivate func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension ConfiguredButtonLayout.Edge {
  fileprivate var mirrored: Self { self == .left ? .right : self == .right ? .left : self }
}

extension ConfiguredButtonLayout.TitleAlignment {
  fileprivate var mirrored: Self { self == .left ? .right : self == .right ? .left : self }
}

extension Control.ContentHorizontalAlignment {
  /// Leading and trailing are resolved already: here they are left and right.
  fileprivate var mirrored: Self {
    switch self {
    case .left, .leading: .right
    case .right, .trailing: .left
    case .center, .fill: self
    }
  }
}
