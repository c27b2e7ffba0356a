import FlowEngine

extension Onboarding {
  /// One page of the form.
  public struct PageConfiguration: ConfigurationGroup {
    /// The heading at the top of the page.
    public var title = ""
    /// The fields, in the order of the return key.
    public var fields: [FieldConfiguration] = []
    /// Height of the content, in points, also where a field ends below it; `nil` means the page's
    /// own.
    public var contentHeight: Double?

    /// A page with nothing on it.
    public init() {}

    /// A page with a title and fields.
    public init(_ title: String, fields: [FieldConfiguration] = []) {
      self.title = title
      self.fields = fields
    }

    /// The article's five pages: it says what is asked for; the titles are chosen (C13).
    static let all = [
      PageConfiguration(
        Strings.aboutYou.english,
        fields: [
          FieldConfiguration(
            "displayName", label: Strings.displayName.english, required: true,
            contentType: .nickname),
          FieldConfiguration(
            "realName", label: Strings.realName.english, required: true, contentType: .name),
        ]),
      PageConfiguration(
        Strings.yourBirthday.english,
        fields: [
          FieldConfiguration(
            "birthday", label: Strings.birthday.english, kind: .date, required: true,
            contentType: .birthdate)
        ]),
      PageConfiguration(
        Strings.yourPicture.english,
        fields: [
          FieldConfiguration("picture", label: Strings.picture.english, kind: .image)
        ]),
      PageConfiguration(
        Strings.yourStory.english,
        fields: [FieldConfiguration("bio", label: Strings.bio.english, kind: .multiline)]),
      PageConfiguration(
        Strings.yourWebsite.english,
        fields: [
          FieldConfiguration("website", label: Strings.website.english, contentType: .url)
        ]),
    ]

    /// The title, in the environment's language if it is the default one.
    func title(in environment: Environment) -> String {
      environment.text(title, defaults: Strings.titles)
    }

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("title", &title, "what stands at the top of the page")
      members.member("fields", &fields, "the fields, in reading order")
      members.member(
        "contentHeight", &contentHeight, "height of the content, in points; null is the page's own")
    }
  }
}
