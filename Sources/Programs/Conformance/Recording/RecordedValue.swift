import UIKit

/// A value that a scene recorded.
public enum RecordedValue: Equatable, Sendable {
  /// The absence of a value, such as the title of a button without one.
  case none
  /// A Boolean value.
  case flag(Bool)
  /// A length, or another number.
  case number(Double)
  /// Points, sizes, rectangles, insets and components of colors.
  case numbers([Double])
  /// A text.
  case text(String)
  /// Texts in their order, such as the calls of hooks.
  case list([String])
}

extension RecordedValue {
  /// Creates a value of a rectangle as x, y, width and height, in points.
  public static func rect(_ rect: CGRect) -> RecordedValue {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) })
  }

  /// Creates a value of a width and a height, in points.
  public static func size(_ size: CGSize) -> RecordedValue { .numbers([size.width, size.height].map { Double($0) }) }

  /// Creates a value of a point as x and y, in points.
  public static func point(_ point: CGPoint) -> RecordedValue { .numbers([point.x, point.y].map { Double($0) }) }

  /// Creates a value of insets as top, left, bottom and right, in points.
  public static func insets(_ insets: UIEdgeInsets) -> RecordedValue {
    .numbers([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
  }

  /// Creates a value of a length, in points.
  public static func length(_ length: CGFloat) -> RecordedValue { .number(Double(length)) }

  /// Creates a value of a whole number.
  public static func count(_ count: Int) -> RecordedValue { .number(Double(count)) }

  /// Creates a value of a text, or of nil.
  public static func optional(_ text: String?) -> RecordedValue { text.map { .text($0) } ?? .none }

  /// Creates a value of a color as red, green, blue and alpha from 0 to 1, or of nil.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - view: The view whose traits a dynamic color is resolved with; nil for the current traits, the window's.
  /// - Returns: The components, in the extended sRGB color space.
  @MainActor public static func color(_ color: UIColor?, of view: UIView? = nil) -> RecordedValue {
    guard let color = color?.resolvedColor(with: view?.traitCollection ?? .current) else { return .none }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .none }
    return .numbers([red, green, blue, alpha].map { Double($0) })
  }
}

extension RecordedValue {
  /// Whether a file can have the value: JSON has no infinite numbers.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    default: true
    }
  }
}

// MARK: Form in files

extension RecordedValue: Codable {
  /// Reads a value; throws a `DecodingError` for anything but null, a Boolean, a number, a text, or an array of either.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let numbers = try? value.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .list(try value.decode([String].self))
    }
  }

  /// Writes the value; a number that is not finite throws the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .numbers(let numbers): try container.encode(numbers)
    case .text(let text): try container.encode(text)
    case .list(let texts): try container.encode(texts)
    }
  }
}
