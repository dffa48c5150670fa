// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of a text, for automatic input by the system; `UITextContentType` in the module `UIKit`.
/// > Documented: UITextContentType. Assumed: the raw values, which resemble the names of the web.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name, which resembles a value of HTML's attribute `autocomplete`.
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
  /// The nickname of a person.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A location, such as a point of interest.
  public static let location = TextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = TextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = TextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// A city and a state.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A district of a city.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// The name of a country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A phone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A web address.
  public static let URL = TextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = TextContentType(rawValue: "username")
  /// A password that the user has already.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A date, a time or both.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// The expiration date of a credit card.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// The month of a credit card's expiration.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// The year of a credit card's expiration.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// The name on a credit card.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// A date of birth.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
  /// The identifier of an eSIM.
  public static let cellularEID = TextContentType(rawValue: "cellular-eid")
  /// The identifier of a phone.
  public static let cellularIMEI = TextContentType(rawValue: "cellular-imei")
}
