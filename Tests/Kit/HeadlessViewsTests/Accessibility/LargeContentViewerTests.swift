import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct LargeContentViewerTests {
  @Test func `a view has no large content by default, and stores it`() {
    let view = View()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImage == nil)
    #expect(!view.scalesLargeContentImage && view.largeContentImageInsets == .zero)
    view.scalesLargeContentImage = true
    view.largeContentImageInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let item: any LargeContentViewerItem = view
    #expect(item.scalesLargeContentImage && item.largeContentImageInsets.right == 4)
  }

  @Test func `a button supplies its title and its image`() {
    let button = Button()
    let image = Image(size: CGSize(width: 3, height: 3))
    button.setTitle("Play", for: .normal)
    button.setImage(image, for: .normal)
    #expect(button.largeContentTitle == "Play" && button.largeContentImage === image)
    button.largeContentTitle = "Play film"
    expectEqual(button.largeContentTitle, "Play film")
    button.largeContentTitle = nil
    expectEqual(button.largeContentTitle, "Play")
    var configuration = Button.Configuration.plain()
    configuration.title = "Stop"
    expectEqual(Button(configuration: configuration).largeContentTitle, "Stop")
  }

  final class Chooser: LargeContentViewerInteractionDelegate {}

  @Test func `an interaction knows its view, and its delegate finds the item at a point`() {
    let bar = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let item = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let icon = View(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    bar.holding(item.holding(icon))
    item.showsLargeContentViewer = true
    let chooser = Chooser()
    let interaction = LargeContentViewerInteraction(delegate: chooser)
    #expect(interaction.view == nil && interaction.delegate === chooser)
    bar.addInteraction(interaction)
    #expect(interaction.view === bar)
    #expect(chooser.largeContentViewerInteraction(interaction, itemAt: CGPoint(x: 20, y: 20)) === item)
    expectNil(chooser.largeContentViewerInteraction(interaction, itemAt: CGPoint(x: 80, y: 20)))
    bar.removeInteraction(interaction)
    #expect(interaction.view == nil && !LargeContentViewerInteraction.isEnabled)
    expectNil(LargeContentViewerInteraction().delegate)
  }
}
