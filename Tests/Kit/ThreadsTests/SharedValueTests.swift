import HeadlessKit
import HeadlessTesting

/// Values that promise not to change, first read by several threads at one time.
@Suite("Values that threads share", .reportsIssuesAsFailures) struct SharedValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A closure that makes a value, and returns one that reads all of it.
    let make: @Sendable () -> @Sendable () -> String
  }

  static let rows = [
    Row(testDescription: "a font and what it measures") {
      let font = Font.systemFont(ofSize: 13.25, weight: .semibold)
      return {
        let size = TextMeasuring.current.size(of: "Ag, 123", in: font)
        return "\(size) \(font.lineHeight) \(font.fontDescriptor.pointSize) \(font.withSize(9).capHeight)"
      }
    },
    Row(testDescription: "a font by its text style") {
      let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      return { "\(Font.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize) \(traits)" }
    },
    Row(testDescription: "a dynamic color") {
      let color = Color { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue }
      return { "\(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)).cgColor) \(color.cgColor)" }
    },
    Row(testDescription: "a path to which one more point is added") {
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      return {
        path.addLine(to: CGPoint(x: 20, y: 3))
        return "\(path.boundingBox) \(path.contains(CGPoint(x: 4, y: 4)))"
      }
    },
    Row(testDescription: "a drawn image") {
      let image = ImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        Color.red.setFill()
        context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
      }
      return { "\(image.pngData()?.count ?? 0) \(image.withTintColor(.green).size) \(image.cgImage?.width ?? 0)" }
    },
    Row(testDescription: "a symbol") {
      let image = Image(systemName: "star.fill")
      return { "\(image?.withConfiguration(Image.SymbolConfiguration(pointSize: 20)).size ?? .zero)" }
    },
    Row(testDescription: "drawing in a context of one's own") {
      {
        let renderer = ImageRenderer(size: CGSize(width: 5, height: 5))
        return "\(renderer.image { _ in BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).fill() }.size)"
      }
    },
    Row(testDescription: "a paragraph style") {
      let style = MutableParagraphStyle()
      style.lineSpacing = 3
      return {
        let text = NSAttributedString(string: "one two three", attributes: [.paragraphStyle: style])
        return "\(text.boundingRect(with: CGSize(width: 40, height: 400), options: [], context: nil))"
      }
    },
  ]

  @Test(arguments: rows) func `several threads read a value, and all read the same`(row: Row) async {
    for _ in 1...10 {
      let read = row.make()
      let results = await withTaskGroup(of: String.self) { group in
        for _ in 1...4 { group.addTask { read() } }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      expectEqual(results.count, 1)
    }
  }
}
