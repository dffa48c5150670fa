import HeadlessKit
import HeadlessTesting

@Suite(.reportsIssuesAsFailures) struct AssetResourceTests {
  @Test func `an image is found by the name and the bundle of its resource`() throws {
    let folder = try ImageFolder()
    try folder.write("star@2x.png", 12, 8)
    let bundle = try #require(Bundle(url: folder.url))
    expectEqual(Image(resource: ImageResource(name: "star", bundle: bundle)).size, CGSize(width: 6, height: 4))
    expectEqual(ImageResource(name: "star", bundle: bundle), ImageResource(name: "star", bundle: bundle))
    #expect(ImageResource(name: "star", bundle: bundle) != ImageResource(name: "star", bundle: .main))
  }

  @Test func `a color is found by its name`() {
    Color.register(Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1), named: "asset resource brand")
    defer { Color.register(nil, named: "asset resource brand") }
    let color = Color(resource: ColorResource(name: "asset resource brand", bundle: .main))
    expectEqual(color, Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test func `missing resources are reported; a blank image and the clear color are used`() {
    let reports = IssueReporting.collect {
      expectEqual(Image(resource: ImageResource(name: "none", bundle: .main)).size, .zero)
      expectEqual(Color(resource: ColorResource(name: "none", bundle: .main)), .clear)
    }
    expectEqual(reports.map(\.place), ["Image.init(resource:)", "Color.init(resource:)"])
    expectEqual(reports.first?.problem, "Expected an image named \"none\"; got none; using a blank one.")
  }

  @Test func `a literal finds a file of the resources as init(named:) does`() throws {
    let folder = (Bundle.main.resourceURL ?? Bundle.main.bundleURL).appendingPathComponent(
      "literal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(PNG.encode(.numbered(3, 2))).write(to: folder.appendingPathComponent("star.png"))
    let name = "\(folder.lastPathComponent)/star"
    expectEqual(Image(imageLiteralResourceName: name), Image(named: name))
    expectEqual(Image(imageLiteralResourceName: name).size, CGSize(width: 3, height: 2))
  }

  @Test func `a missing literal is reported with the folder that was searched, and is blank`() {
    expectIssue(
      containing:
        "Image.init(imageLiteralResourceName:): no image is named \"no such star\"; a blank one took its place. "
        + "Put no such star.png among the resources in /"
    ) {
      let star = #imageLiteral(resourceName: "no such star")
      let image: Image = star
      #expect(image.size == .zero && image.bitmap == nil)
    }
  }
}
