#if canImport(UIKit)
import FlowEngine
import UIKit

extension UITextContentType {
  /// The meaning of a node's text; `nil` for one that the system does not know yet.
  init?(_ type: Node.TextContentType) {
    switch type {
    case .name: self = .name
    case .namePrefix: self = .namePrefix
    case .givenName: self = .givenName
    case .middleName: self = .middleName
    case .familyName: self = .familyName
    case .nameSuffix: self = .nameSuffix
    case .nickname: self = .nickname
    case .jobTitle: self = .jobTitle
    case .organizationName: self = .organizationName
    case .location: self = .location
    case .fullStreetAddress: self = .fullStreetAddress
    case .streetAddressLine1: self = .streetAddressLine1
    case .streetAddressLine2: self = .streetAddressLine2
    case .addressCity: self = .addressCity
    case .addressState: self = .addressState
    case .addressCityAndState: self = .addressCityAndState
    case .sublocality: self = .sublocality
    case .countryName: self = .countryName
    case .postalCode: self = .postalCode
    case .telephoneNumber: self = .telephoneNumber
    case .emailAddress: self = .emailAddress
    case .url: self = .URL
    case .creditCardNumber: self = .creditCardNumber
    case .username: self = .username
    case .password: self = .password
    case .newPassword: self = .newPassword
    case .oneTimeCode: self = .oneTimeCode
    case .shipmentTrackingNumber: self = .shipmentTrackingNumber
    case .flightNumber: self = .flightNumber
    case .dateTime: self = .dateTime
    case .creditCardName,
      .creditCardGivenName,
      .creditCardMiddleName,
      .creditCardFamilyName,
      .creditCardSecurityCode,
      .creditCardExpiration,
      .creditCardExpirationMonth,
      .creditCardExpirationYear,
      .creditCardType,
      .birthdate,
      .birthdateDay,
      .birthdateMonth,
      .birthdateYear:
      guard #available(iOS 17, *) else { return nil }
      self.init(since17: type)
    }
  }

  @available(iOS 17, *)
  private init?(since17 type: Node.TextContentType) {
    switch type {
    case .creditCardName: self = .creditCardName
    case .creditCardGivenName: self = .creditCardGivenName
    case .creditCardMiddleName: self = .creditCardMiddleName
    case .creditCardFamilyName: self = .creditCardFamilyName
    case .creditCardSecurityCode: self = .creditCardSecurityCode
    case .creditCardExpiration: self = .creditCardExpiration
    case .creditCardExpirationMonth: self = .creditCardExpirationMonth
    case .creditCardExpirationYear: self = .creditCardExpirationYear
    case .creditCardType: self = .creditCardType
    case .birthdate: self = .birthdate
    case .birthdateDay: self = .birthdateDay
    case .birthdateMonth: self = .birthdateMonth
    case .birthdateYear: self = .birthdateYear
    default: return nil
    }
  }
}
#endif
