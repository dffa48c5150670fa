import HeadlessLayers

/// A menu element that stands for elements which a closure supplies when the menu is shown.
/// > Documented: UIDeferredMenuElement. Differs: no menu is shown; a test loads the elements by ``loadElements(_:)``.
open class DeferredMenuElement: MenuElement {
  /// A closure that supplies the elements, at once or later, by calling its argument.
  public typealias Provider = (@escaping ([MenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var loaded: [MenuElement]?

  /// Creates an element whose closure is called once; its elements are stored.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// Returns an element whose closure is called each time the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
    DeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init("", nil, nil)
  }

  /// Calls the closure for the elements as a shown menu does: those of the first call, or if uncached of each call.
  public final func loadElements(_ completion: @escaping ([MenuElement]) -> Void) {
    if let loaded { return completion(loaded) }
    provider { [self] elements in
      if isCached, MainQueue.isCurrent { MainActor.assumeIsolated { loaded = elements } }
      completion(elements)
    }
  }
}
