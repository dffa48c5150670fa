// Types that are loaded from Interface Builder's files are unavailable.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "Nibs cannot be read without Objective-C: make the view in code.")
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var externalObjects: OptionsKey { fatalError() }
  }
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError() }
  public init(data: Data, bundle bundleOrNil: Bundle?) { fatalError() }
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  @available(*, unavailable, message: "Nibs cannot be read without Objective-C: make the view in code.")
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}

@available(*, unavailable, message: "Storyboards cannot be read without Objective-C: make the view in code.")
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { fatalError() }
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
}

@available(*, unavailable, message: "Storyboards cannot be read without Objective-C: make the view in code.")
open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController) { fatalError() }
  open var identifier: String? { nil }
  open var source: UIViewController { fatalError() }
  open var destination: UIViewController { fatalError() }
  open func perform() {}
}
