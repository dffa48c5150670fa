import HeadlessKit
import HeadlessTesting

@Suite("Image literals", .reportsIssuesAsFailures) struct ImageLiteralTests {
  @Test func `a literal finds a file of the resources as init(named:) does`() throws {
    let folder = (Bundle.main.resourceURL ?? Bundle.main.bundleURL).appendingPathComponent(
      "literal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(PNG.encode(.numbered(3, 2))).write(to: folder.appendingPathComponent("star.png"))
    let name = "\(folder.lastPathComponent)/star"
    #expect(Image(imageLiteralResourceName: name) == Image(named: name))
    #expect(Image(imageLiteralResourceName: name).size == CGSize(width: 3, height: 2))
  }

  @Test func `a missing one is reported with the folder that was searched, and is blank`() {
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
