import HeadlessKit
import HeadlessTesting

/// Buttons that do in `layoutSubviews()` what should not be done there, as real ones do.
@MainActor @Suite("Buttons with a layout of their own", .reportsIssuesAsFailures, .sizedTitles)
struct ButtonOwnLayoutTests {
  /// A button that moves the image above the title by insets, which it computes from the current frames.
  final class VerticalButton: Button {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
      guard let image = imageView?.frame.size, let title = titleLabel?.intrinsicContentSize else { return }
      imageEdgeInsets = EdgeInsets(top: -title.height, left: 0, bottom: 0, right: -title.width)
      titleEdgeInsets = EdgeInsets(top: 0, left: -image.width, bottom: -image.height, right: 0)
    }
  }

  @Test func `insets set inside of layoutSubviews are used in the same layout, which ends`() throws {
    let button = filled(VerticalButton(frame: .zero))
    button.layoutIfNeeded()
    expectEqual(button.layouts, 2, "once without the insets, once with them")
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    expectEqual(image.frame, CGRect((100 - 20) / 2, (60 - (20 + 18)) / 2, 20, 20))
    expectEqual(title.frame, CGRect((100 - 40) / 2, (60 - (20 + 18)) / 2 + 20, 40, 18))
    expectSettles(button)
  }

  @Test func `in a window it settles too`() {
    let window = Window(frame: CGRect(0, 0, 200, 200))
    let button = window.adding(filled(VerticalButton(frame: .zero)))
    window.isHidden = false
    window.layoutIfNeeded()
    expectEqual(button.layouts, 2)
    expectSettles(window)
  }

  @Test func `a button whose layoutSubviews never calls super shows nothing but its own views`() {
    final class PictureButton: Button {
      let picture = ImageView()
      override func layoutSubviews() {
        picture.frame = bounds
        if picture.superview == nil { addSubview(picture) }
      }
    }
    let button = filled(PictureButton(frame: .zero))
    button.layoutIfNeeded()
    #expect(button.subviews == [button.picture] && button.picture.frame == button.bounds)
    expectSettles(button)
  }

  @Test func `its image view and label are still created when they are read`() {
    final class BareButton: Button { override func layoutSubviews() {} }
    let button = filled(BareButton(frame: .zero))
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty && button.titleLabel?.text == "40×18" && button.imageView?.image != nil)
    expectEqual(button.titleLabel?.frame, CGRect(100 / 2, 60 / 2, 0, 0), "no layout sets its frame")
  }
}
