import FlowEngine
import FlowNavigation

/// The pages of the checkout, the first of which is the root (rule 1).
public struct CheckoutPages: StackPages {
  /// The pages' names.
  public enum Page: String, MemberChoice {
    case onboarding, form, code, done
  }

  /// The pages' configurations.
  public struct Configuration: SceneConfiguration {
    /// The onboarding's.
    public var onboarding = Onboarding.Configuration()
    /// The form's.
    public var form = CheckoutForm.Configuration()
    /// The code's.
    public var code = VerificationCode.Configuration()

    /// The defaults.
    public init() {}

    /// Lists the pages' groups.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("onboarding", &onboarding, "the onboarding's")
      members.member("form", &form, "the form's")
      members.member("code", &code, "the code's")
    }
  }

  /// What the form asks of whoever holds the pages.
  public typealias Effect = CheckoutForm.Effect

  /// `pages`.
  public static let name = "pages"
  /// The onboarding.
  public static let root = Page.onboarding

  var onboarding: Child<Onboarding>?
  var form: Child<CheckoutForm>?
  var code: Child<VerificationCode>?
  var done: Child<CheckoutDone>?

  /// Creates the pages, of which none is there.
  public init() {}

  /// Lists the pages.
  public mutating func list(_ pages: inout StackPass<Self>) {
    pages.page(.onboarding, "onboarding", &onboarding) { $0.onboarding }
    pages.page(.form, "form", &form) { $0.form }
    pages.page(.code, "code", &code) { $0.code }
    pages.page(.done, "done", &done)
  }

  /// Leads from page to page.
  public mutating func pagesDidChange(
    _ stack: inout StackRequests<Page>, _ context: inout Stack<Self>.Context
  ) {
    // Rule 2: what has been entered is for the host, too.
    if onboarding?.notice(where: { $0.isFinished }) != nil { stack.push(.form) }
    // Rule 3.
    if form?.take(.pay) == true { context.send(.pay) }
    // Rule 6: it is said in the step in which the answer has come, and in no other.
    if code?.state == .verified, code?.announces == true { stack.push(.done) }
  }

  /// What is said of a page that has come to the top (rule 12).
  public static func title(of page: Page, in environment: Environment) -> String {
    switch page {
    case .onboarding: environment.text(Checkout.Strings.profile)
    case .form: environment.text(Checkout.Strings.order)
    case .code: environment.text(Checkout.Strings.enterCode)
    case .done: environment.text(Checkout.Strings.thankYou)
    }
  }
}

extension Child {
  /// Whether the scene has had something spoken, in this step.
  fileprivate var announces: Bool {
    effects.contains { if case .announce = $0 { true } else { false } }
  }
}

extension Onboarding.Effect {
  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
}
