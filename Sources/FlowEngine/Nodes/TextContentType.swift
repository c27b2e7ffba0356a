extension Node {
  /// The meaning of a field's text, for autofill, with the names of `UITextContentType`.
  public enum TextContentType: String, CaseIterable, Equatable, Sendable {
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
    case jobTitle, organizationName
    case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
    case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
    case telephoneNumber, emailAddress
    case url = "URL"
    case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName
    case creditCardFamilyName, creditCardSecurityCode, creditCardExpiration
    case creditCardExpirationMonth, creditCardExpirationYear, creditCardType
    case username, password, newPassword, oneTimeCode
    case shipmentTrackingNumber, flightNumber, dateTime
    case birthdate, birthdateDay, birthdateMonth, birthdateYear
  }
}
