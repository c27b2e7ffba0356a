// Written by scripts/generate-members; change Members/node-names.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// The meaning of a field's text, for autofill, with the names of `UITextContentType`.
  public enum TextContentType: String, CaseIterable, Equatable, Sendable {
    case name
    case namePrefix
    case givenName
    case middleName
    case familyName
    case nameSuffix
    case nickname
    case jobTitle
    case organizationName
    case location
    case fullStreetAddress
    case streetAddressLine1
    case streetAddressLine2
    case addressCity
    case addressState
    case addressCityAndState
    case sublocality
    case countryName
    case postalCode
    case telephoneNumber
    case emailAddress
    case url = "URL"
    case creditCardNumber
    case creditCardName
    case creditCardGivenName
    case creditCardMiddleName
    case creditCardFamilyName
    case creditCardSecurityCode
    case creditCardExpiration
    case creditCardExpirationMonth
    case creditCardExpirationYear
    case creditCardType
    case username
    case password
    case newPassword
    case oneTimeCode
    case shipmentTrackingNumber
    case flightNumber
    case dateTime
    case birthdate
    case birthdateDay
    case birthdateMonth
    case birthdateYear
  }
}
