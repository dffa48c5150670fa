import HeadlessKit
import HeadlessTesting

// Configured buttons of the tests, and the parts of them that only a dump of the views shows.

extension Button.Configuration {
  /// Returns the configuration with changed values.
  func with(_ change: (inout Button.Configuration) -> Void) -> Button.Configuration {
    var configuration = self
    change(&configuration)
    return configuration
  }

  /// Returns the configuration with a title.
  func titled(_ title: String?) -> Button.Configuration { with { $0.title = title } }

  /// Returns the configuration with a transformer that changes the attributes of the title.
  func transformingTitle(_ change: @escaping (inout AttributeContainer) -> Void) -> Button.Configuration {
    with { $0.titleTextAttributesTransformer = .changing(change) }
  }
}

extension ConfigurationTextAttributesTransformer {
  /// Returns a transformer that changes attributes.
  static func changing(_ change: @escaping (inout AttributeContainer) -> Void) -> Self {
    Self { incoming in
      var outgoing = incoming
      change(&outgoing)
      return outgoing
    }
  }
}

/// A style of a configuration, as the argument of a test.
enum ConfigurationStyle: String, CaseIterable, Sendable {
  case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent

  var configuration: Button.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    case .borderless: .borderless()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    }
  }
}

extension Button {
  /// Returns a configured button after a layout in its intrinsic size, or in a size.
  static func configured(_ configuration: Button.Configuration, size: CGSize? = nil) -> Button {
    let button = Button(configuration: configuration)
    button.layOut { $0.frame.size = size ?? button.intrinsicContentSize }
    return button
  }

  /// The background view of a configuration.
  var systemBackground: View? { subviews.first { $0.className == "SystemBackgroundView" } }

  /// The color of the fill's view; nil without one.
  var fillColor: Color? { systemBackground?.subviews.first { $0.backgroundColor != nil }?.backgroundColor }

  /// The view of the stroke; nil without one.
  var strokeView: View? { systemBackground?.subviews.first { $0.className == "SystemBackgroundStrokeView" } }

  /// The views that are shown in the content of a configuration, back to front.
  var contentViews: [View] {
    let views = systemBackground?.subviews.last { $0.className == "View" && $0.backgroundColor == nil }?.subviews ?? []
    return views + subviews.filter { $0 !== systemBackground }
  }
}

extension View {
  /// The name of the class.
  var className: String { String(describing: type(of: self)) }
}

/// The components of a color from 0 to 255, and its opacity in thousandths.
struct ColorComponents: Hashable, Sendable, CustomStringConvertible {
  var red, green, blue: Int
  var thousandths = 1000

  var description: String { "\(red), \(green), \(blue) at 0.\(thousandths)" }

  /// Returns the same with the opacity multiplied.
  func faded(by factor: Double) -> ColorComponents {
    var faded = self
    faded.thousandths = Int((Double(thousandths) * factor).rounded())
    return faded
  }

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
    (self.red, self.green, self.blue) = (red, green, blue)
    thousandths = Int((alpha * 1000).rounded())
  }

  /// Creates the components of a color in an interface style; nil for nil.
  init?(_ color: Color?, in style: UserInterfaceStyle = .light) {
    guard let color = color?.resolvedColor(with: TraitCollection(userInterfaceStyle: style)) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded()), alpha)
  }
}

/// A box for what closures of a test count and record.
final class Recorder<Value> {
  var values: [Value] = []
  var count: Int { values.count }
}
