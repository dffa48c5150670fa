import Foundation
import HeadlessReporting

/// The name and bundle of an image, as Xcode declares them for the images of a catalog.
/// > Documented: ImageResource. Differs: Xcode does not run here, so that an app declares its own:
/// > `extension ImageResource { static let star = ImageResource(name: "star", bundle: .main) }`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: BundleOfResource

  /// Creates the resource of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = BundleOfResource(bundle)
  }
}

/// The name and bundle of a color, as Xcode declares them for the colors of a catalog.
/// > Documented: ColorResource. Differs: Xcode does not run here, so that an app declares its own.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: BundleOfResource

  /// Creates the resource of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = BundleOfResource(bundle)
  }
}

/// A bundle by its folder, as bundles are not `Sendable` on Linux; nil for the app's, which includes those beside it.
struct BundleOfResource: Hashable, Sendable {
  private let url: URL?

  init(_ bundle: Bundle) { url = bundle == .main ? nil : bundle.bundleURL }

  var bundle: Bundle? { url.flatMap(Bundle.init(url:)) }
}

extension Image {
  /// Creates the image of a resource; a missing one is reported and replaced by a blank image of no size.
  /// > Documented: UIImage.init(resource:).
  public convenience init(resource: ImageResource) {
    guard let image = Image(named: resource.name, in: resource.bundle.bundle, compatibleWith: nil) else {
      IssueReporting.report(
        place: "Image.init(resource:)",
        problem: "Expected an image named \"\(resource.name)\"; got none; using a blank one.",
        cure: "Put \(resource.name).png among the resources of the bundle.")
      self.init()
      return
    }
    self.init(image.storage)
  }
}

extension Color {
  /// Creates the color of a resource; a missing one is reported and replaced by the clear color.
  /// > Documented: UIColor.init(resource:).
  public convenience init(resource: ColorResource) {
    guard let color = Color(named: resource.name, in: resource.bundle.bundle, compatibleWith: nil) else {
      IssueReporting.report(
        place: "Color.init(resource:)",
        problem: "Expected a color named \"\(resource.name)\"; got none; using the clear color.",
        cure: "Call Color.register(_:named:), or put a catalog with \(resource.name).colorset among the resources "
          + "of the bundle.")
      self.init(source: Color.clear.source)
      return
    }
    self.init(source: color.source)
  }
}
