import HeadlessReporting

extension Image: _ExpressibleByImageLiteral {}

/// The type that the compiler uses for `#imageLiteral`.
public typealias _ImageLiteralType = Image

extension _ExpressibleByImageLiteral where Self: Image {
  /// Creates an image of a literal, `#imageLiteral(resourceName: "star")`: finds it as ``Image/init(named:)`` does.
  ///
  /// A missing image is reported and replaced by a blank one of no size. It is in an extension of the protocol, as
  /// subclasses of ``Image`` would have to repeat it; a literal of a subclass stops the program.
  /// > Documented: UIImage.init(imageLiteralResourceName:). Differs: the real system stops the program.
  ///
  /// - Parameter name: The file's name; it may include folders, and omit `.png` and the scale.
  public init(imageLiteralResourceName name: String) {
    let image = Image(named: name)
    if image == nil {
      IssueReporting.report(
        place: "Image.init(imageLiteralResourceName:)",
        problem: "no image is named \"\(name)\"; a blank one took its place.",
        cure: "Put \(name).png among the resources in \(ImageFolders.standard[0].path) or of a package beside them.")
    }
    guard let literal = (image ?? Image()) as? Self else {
      preconditionFailure("Image literals are of the class Image, not of \(Self.self): call an initializer of it.")
    }
    self = literal
  }
}
