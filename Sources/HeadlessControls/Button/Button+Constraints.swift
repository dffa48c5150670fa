import Foundation
import HeadlessGeometry
import HeadlessViews

/// The title in constraint layout: its baselines, and the lines of a configured one that has no room.
extension Button: BaselineContent, WrappingContent {
  package final var firstBaseline: ContentBaseline { titleBaseline(\.firstBaseline) }

  package final var lastBaseline: ContentBaseline { titleBaseline(\.lastBaseline) }

  /// A baseline of the title in a button of its intrinsic size; a higher button moves it as its content is aligned.
  ///
  /// > Reported: fact f43: a button's baseline is its title label's.
  private func titleBaseline(_ baseline: KeyPath<any BaselineContent, ContentBaseline>) -> ContentBaseline {
    let size = intrinsicContentSize
    guard let titleLabel, size.height > 0 else { return ContentBaseline(heightShare: 1, offset: 0) }
    let bounds = CGRect(origin: .zero, size: size)
    let title = configuredRects(in: bounds)?.titleRect ?? titleRect(forContentRect: contentRect(forBounds: bounds))
    let inTitle = (titleLabel as any BaselineContent)[keyPath: baseline]
    let fromTop = title.minY + inTitle.heightShare * title.height + inTitle.offset
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return ContentBaseline(heightShare: share, offset: fromTop - share * size.height)
  }

  /// > Reported: fact g19: since iOS 15 a button with a configuration is as high as its lines; a classic one is not.
  package final var wrapsContent: Bool { isConfigured && configuredContent?.wraps == true }

  package final func contentSize(forWidth width: CGFloat) -> CGSize {
    configuredSize(forWidth: width) ?? intrinsicContentSize
  }
}
