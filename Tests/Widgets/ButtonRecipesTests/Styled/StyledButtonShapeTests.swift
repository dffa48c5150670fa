import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Styled button: corners and tint", .reportsIssuesAsFailures, .sampleTexts)
struct StyledButtonShapeTests {
  let button = StyledButton(sample: 100, 40)

  @Test func `D0.14 the image's corners are round and clip`() {
    button.layOut { $0.imageCornerRadius = 15 }
    #expect(button.imageView?.layer.cornerRadius == 15 && button.imageView?.clipsToBounds == true)
    button.layOut { $0.imageCornerRadius = 0 }
    expectEqual(button.imageView?.layer.cornerRadius, 0)
  }

  @Test func `the image's corners wait for an image, and leave alone what was never asked for`() {
    let button = StyledButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.layOut { $0.imageCornerRadius = 15 }
    expectEqual(button.subviews, [])
    button.layOut { $0.setImage(Sample.icon, for: .normal) }
    expectEqual(button.imageView?.layer.cornerRadius, 15)
    let other = StyledButton(sample: 100, 40)
    other.layOut { $0.imageView?.layer.cornerRadius = 3 }
    expectEqual(other.imageView?.layer.cornerRadius, 3)
  }

  @Test func `the corners follow the height at every layout, and get their own radius back`() {
    button.layer.cornerRadius = 6
    button.layOut { $0.cornersFollowHeight = true }
    expectEqual(button.layer.cornerRadius, CGFloat(40 / 2))
    button.layOut { $0.frame.size.height = 50 }
    expectEqual(button.layer.cornerRadius, CGFloat(50 / 2))
    button.layer.cornerRadius = 1
    button.layOutAgain()
    expectEqual(button.layer.cornerRadius, CGFloat(50 / 2))
    button.layOut { $0.cornersFollowHeight = false }
    expectEqual(button.layer.cornerRadius, 6)
  }

  @Test func `title and image follow the tint of a custom button, also an inherited one`() {
    let parent = View(frame: .zero).holding(button)
    button.setTitleColor(.white, for: .normal)
    button.tintsTitleAndImage = true
    parent.layOut { $0.tintColor = .red }
    #expect(button.titleLabel?.textColor == .red && button.imageView?.imageTreatment == .tinted(.red))
    parent.layOut { button.tintColor = .green }
    #expect(button.titleLabel?.textColor == .green && button.imageView?.imageTreatment == .tinted(.green))
    parent.layOut { button.tintsTitleAndImage = false }
    #expect(button.titleLabel?.textColor == .white && button.imageView?.imageTreatment == .plain)
    #expect(button.currentImage === Sample.icon)
  }

  @Test func `an image that is always original stays so`() {
    let icon = Sample.icon.withRenderingMode(.alwaysOriginal)
    let button = StyledButton(sample: 100, 40, image: icon)
    button.tintsTitleAndImage = true
    #expect(button.currentImage === icon)
  }

  @Test func `the same image has the same template, another image another one`() {
    button.tintsTitleAndImage = true
    let template = button.currentImage
    #expect(template?.renderingMode == .alwaysTemplate && button.currentImage === template)
    button.setImage(Image(size: CGSize(width: 1, height: 1)), for: .normal)
    expectEqual(button.currentImage?.size, CGSize(width: 1, height: 1))
  }
}
