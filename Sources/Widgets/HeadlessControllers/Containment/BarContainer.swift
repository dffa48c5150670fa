import Foundation
import HeadlessGraphics
import HeadlessViews

/// A controller whose view contains bars and, behind them, the views of other controllers.
@MainActor protocol BarContaining: AnyObject {
  /// Sets the frames of the bars and of the view that is shown, and the safe area between the bars.
  func layOutContainer()
}

/// The view of a navigation controller or a tab bar controller.
final class BarContainer: View {
  private weak var controller: (any BarContaining)?
  /// The superview of the controllers' views, whose safe area excludes the bars.
  let content = View()

  init(of controller: any BarContaining) {
    self.controller = controller
    super.init(frame: Screen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutContainer()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension NavigationController: BarContaining {}
extension TabBarController: BarContaining {}
