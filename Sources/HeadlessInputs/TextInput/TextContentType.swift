// Apple's names are not all in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of a text, for what the system fills in; `UITextContentType` in the module `UIKit`.
///
/// > Documented: UITextContentType. Assumed: the raw values, which resemble the names of the web.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a person.
  public static let name = TextContentType(rawValue: "name")
  /// A prefix of a name.
  public static let namePrefix = TextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = TextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A suffix of a name.
  public static let nameSuffix = TextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A location.
  public static let location = TextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// A city and a state.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
}
