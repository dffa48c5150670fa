import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tree description", .reportsIssuesAsFailures) struct TreeDescriptionTests {
  func tree() -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = Label(frame: CGRect(x: 8, y: 4, width: 30, height: 20))
    label.text = "Name"
    label.font = .systemFont(ofSize: 12)
    return root.holding(label, ImageView(image: Image(size: CGSize(width: 24, height: 16))))
  }

  @Test func `a view's frames, flags, content and colors are values`() {
    let views = tree().treeDescription().views
    expectEqual(views.map(\.className), ["View", "Label", "ImageView"])
    expectEqual(views.map(\.depth), [0, 1, 1])
    expectEqual(views[1].frame, CGRect(x: 8, y: 4, width: 30, height: 20))
    expectEqual(views[1].properties["text"], .text("Name"))
    expectEqual(views[1].properties["numberOfLines"], .number(1))
    expectEqual(views[1].properties["font"], .word("\(Font.systemFont(ofSize: 12))"))
    expectEqual(views[2].properties["image"], .word("(24 16)"))
    #expect(!views[2].isUserInteractionEnabled)
  }

  @Test func `dynamic colors are resolved in the view's style, or that of its nearest superview with one`() {
    let root = tree()
    root.overrideUserInterfaceStyle = .dark
    let color = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    root.subviews[0].backgroundColor = color
    root.subviews[1].backgroundColor = color
    root.subviews[1].overrideUserInterfaceStyle = .light
    expectEqual(root.treeDescription().views.map(\.backgroundColor), [nil, "rgba(1, 1, 1, 1)", "rgba(0, 0, 0, 1)"])
  }

  @Test func `equal trees have equal JSON, a line for each view, with sorted keys`() throws {
    let json = try tree().treeDescription().json()
    try expectEqual(tree().treeDescription().json(), json)
    let lines = json.split(separator: "\n")
    expectEqual(lines.count, 1 + 3 + 1)
    #expect(
      lines[1] == """
        {"alpha":1,"bounds":[[0,0],[100,50]],"className":"View","clipsToBounds":false,"contentMode":"scaleToFill",\
        "depth":0,"frame":[[0,0],[100,50]],"gestureRecognizers":[],"isHidden":false,"isOpaque":true,\
        "isUserInteractionEnabled":true,"properties":{},"shownProperties":[],"tag":0},
        """)
  }

  @Test func `JSON decodes to an equal tree, which prints equal text`() throws {
    let description = tree().treeDescription()
    let views = try JSONDecoder().decode([ViewDescription].self, from: Data(description.json().utf8))
    expectEqual(views, description.views)
    expectEqual(TreeDescription(views: views).text(.details), tree().recursiveDescription(.details))
  }

  @Test func `a number that is not finite is encoded as a word`() throws {
    final class Gauge: View {
      override var inspectedProperties: [InspectedProperty] {
        [InspectedProperty("level", .number(.nan)), InspectedProperty("limit", .number(-.infinity))]
      }
    }
    #expect(try Gauge().treeDescription().json().contains(#""properties":{"level":"nan","limit":"-inf"}"#))
    #expect(Gauge().recursiveDescription.hasSuffix("level = nan; limit = -inf>"))
  }
}
