import Foundation
import HeadlessGraphics

/// The content that was copied, for pasting in the same program.
///
/// > Documented: UIPasteboard. Differs: texts, pictures, colours and addresses only, and no app shares it.
@preconcurrency @MainActor
open class Pasteboard: NSObject {
  /// The general pasteboard.
  public static let general = Pasteboard()

  /// The content.
  private var content: [Any] = []

  /// The number of changes.
  public private(set) final var changeCount = 0

  private func values<Value>() -> [Value]? {
    let values = content.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  private func replace(by values: [Any]?) {
    content = values ?? []
    changeCount += 1
  }

  /// The first text on it; setting takes everything else away.
  open var string: String? {
    get { strings?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The texts on it; setting takes everything else away.
  open var strings: [String]? {
    get { values() }
    set { replace(by: newValue) }
  }

  /// The first picture on it; setting takes everything else away.
  open var image: Image? {
    get { (values() as [Image]?)?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The first colour on it; setting takes everything else away.
  open var color: Color? {
    get { (values() as [Color]?)?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// The first address on it; setting takes everything else away.
  open var url: URL? {
    get { (values() as [URL]?)?.first }
    set { replace(by: newValue.map { [$0] }) }
  }

  /// Whether there is a text on it.
  open var hasStrings: Bool { strings != nil }

  /// Whether there is a picture on it.
  open var hasImages: Bool { image != nil }
}
