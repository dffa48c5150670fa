import Foundation
import HeadlessGeometry
import HeadlessViews

/// The title in constraint layout: its baselines, and the lines of a configured one that has no room.
extension Button: BaselineContent, WrappingContent {
  package final var firstBaseline: ContentBaseline {
    isConfigured ? configuredBaseline(isFirst: true) : titleBaseline(\.firstBaseline)
  }

  package final var lastBaseline: ContentBaseline {
    isConfigured ? configuredBaseline(isFirst: false) : titleBaseline(\.lastBaseline)
  }

  /// Returns a baseline of the title in a button of its intrinsic size; a higher button moves it with its content.
  /// > Reported: fact f43: a button's baseline is its title label's.
  private func titleBaseline(_ baseline: KeyPath<any BaselineContent, ContentBaseline>) -> ContentBaseline {
    let size = intrinsicContentSize
    guard let titleLabel, size.height > 0 else { return ContentBaseline(heightShare: 1, offset: 0) }
    let title = askTitleRect(in: CGRect(origin: .zero, size: size)) ?? .zero
    let inTitle = (titleLabel as any BaselineContent)[keyPath: baseline]
    return self.baseline(at: title.minY + inTitle.heightShare * title.height + inTitle.offset, ofHeight: size.height)
  }

  /// Returns a baseline of the title, or else of the subtitle, of a configured button.
  ///
  /// For one line it is the baseline in a button of its intrinsic size. Where the text wraps, the first baseline has a
  /// fixed distance from the top, and the last one from the bottom, as the button is as high as its lines.
  /// > Reported: fact f43. Assumed: the ascender and the descender are rounded as a label's (fact f41).
  private func configuredBaseline(isFirst: Bool) -> ContentBaseline {
    guard let content = resolvedConfiguration(), let text = content.title ?? content.subtitle else {
      return ContentBaseline(heightShare: 1, offset: 0)
    }
    let size = configuredLayout(of: content, in: .zero).size
    let layout = configuredLayout(of: content, in: CGRect(origin: .zero, size: size))
    let rect = content.title == nil ? layout.subtitleRect : layout.titleRect
    let first = rect.minY + pixelGrid.halfUp(text.font.ascender)
    let last = rect.maxY - pixelGrid.halfUp(-text.font.descender)
    let wraps = content.wraps && bounds.size.width > 0 && bounds.size.width + PixelGrid.tolerance < size.width
    if !wraps { return baseline(at: isFirst ? first : last, ofHeight: size.height) }
    return isFirst ? ContentBaseline(offset: first) : ContentBaseline(heightShare: 1, offset: last - size.height)
  }

  private func baseline(at distance: CGFloat, ofHeight height: CGFloat) -> ContentBaseline {
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return ContentBaseline(heightShare: share, offset: distance - share * height)
  }

  /// > Reported: fact g19: since iOS 15 a button with a configuration is as high as its lines; a classic one is not.
  package final var wrapsContent: Bool { isConfigured && resolvedConfiguration()?.wraps == true }

  /// Returns the intrinsic size, which a subclass may override, adjusted to the lines of the text.
  package final func contentSize(forWidth width: CGFloat) -> CGSize {
    let size = intrinsicContentSize
    guard let content = resolvedConfiguration() else { return size }
    let oneLine = configuredLayout(of: content, in: bounds).size
    // The width that a subclass adds is not available to the text.
    let room = CGRect(x: 0, y: 0, width: width - (size.width - oneLine.width), height: 0)
    let lines = configuredLayout(of: content, wrappingIn: room).size
    return CGSize(
      width: size.width + (lines.width - oneLine.width), height: size.height + (lines.height - oneLine.height))
  }
}
