import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Attached pictures") struct AttachmentTests {
  @Test func `an image is attached as a PNG file, with its name or another`() throws {
    let bitmap = try Bitmap(width: 2, height: 1, filledWith: .black)
    let attachment = Attachment(Image(bitmap: bitmap))
    #expect(try PNG.decode(attachment.attachableValue) == bitmap && attachment.preferredName == "image.png")
    expectEqual(Attachment(Image(bitmap: bitmap), named: "icon.png").preferredName, "icon.png")
  }

  @Test func `of an image without pixels the placeholder is attached, of an empty one nothing`() throws {
    let attachment = Attachment(Image(size: CGSize(width: 4, height: 3), scale: 2))
    let picture = try PNG.decode(attachment.attachableValue)
    #expect(picture.width == 8 && picture.height == 6 && picture[0, 0].alpha > 0)
    #expect(Attachment(Image()).attachableValue.isEmpty)
  }

  @Test func `images and views are recorded with a word`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    Attachment.record(view)
    Attachment.record(view.image(), named: "two-by-two.png")
  }
}
