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
        "About you",
        fields: [
          FieldConfiguration(
            "displayName", label: "Display name", required: true, contentType: .nickname),
          FieldConfiguration("realName", label: "Real name", required: true, contentType: .name),
        ]),
      PageConfiguration(
        "Your birthday",
        fields: [
          FieldConfiguration(
            "birthday", label: "Birthday", kind: .date, required: true, contentType: .birthdate)
        ]),
      PageConfiguration(
        "Your picture", fields: [FieldConfiguration("picture", label: "Picture", kind: .image)]),
      PageConfiguration(
        "Your story", fields: [FieldConfiguration("bio", label: "Bio", kind: .multiline)]),
      PageConfiguration(
        "Your website",
        fields: [FieldConfiguration("website", label: "Website", contentType: .url)]),
    ]

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("title", &title, "what stands at the top of the page")
      members.member("fields", &fields, "the fields, in reading order")
      members.member(
        "contentHeight", &contentHeight, "height of the content, in points; null is the page's own")
    }
  }
}
