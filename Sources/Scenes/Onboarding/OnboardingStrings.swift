import FlowEngine

extension Onboarding {
  /// The texts of the form.
  enum Strings {

    // MARK: The pages, unless the configuration has others

    @_transparent static var aboutYou: SceneString {
      SceneString(
        "onboarding.page.about", "About you",
        comment: "Title of the page of names.")
    }
    @_transparent static var displayName: SceneString {
      SceneString(
        "onboarding.field.display-name", "Display name",
        comment: "Field: the name that others see.")
    }
    @_transparent static var realName: SceneString {
      SceneString(
        "onboarding.field.real-name", "Real name",
        comment: "Field: the name in passports.")
    }
    @_transparent static var yourBirthday: SceneString {
      SceneString(
        "onboarding.page.birthday", "Your birthday",
        comment: "Title of the page of the birthday.")
    }
    @_transparent static var birthday: SceneString {
      SceneString(
        "onboarding.field.birthday", "Birthday",
        comment: "Field: the day of birth.")
    }
    @_transparent static var yourPicture: SceneString {
      SceneString(
        "onboarding.page.picture", "Your picture",
        comment: "Title of the page of the picture.")
    }
    @_transparent static var picture: SceneString {
      SceneString(
        "onboarding.field.picture", "Picture",
        comment: "Field: a picture of the user.")
    }
    @_transparent static var yourStory: SceneString {
      SceneString(
        "onboarding.page.story", "Your story",
        comment: "Title of the page on which users write about themselves.")
    }
    @_transparent static var bio: SceneString {
      SceneString(
        "onboarding.field.bio", "Bio",
        comment: "Field: what users write about themselves.")
    }
    @_transparent static var yourWebsite: SceneString {
      SceneString(
        "onboarding.page.website", "Your website",
        comment: "Title of the page of the website.")
    }
    @_transparent static var website: SceneString {
      SceneString(
        "onboarding.field.website", "Website",
        comment: "Field: the address of a website.")
    }

    // MARK: Fields

    @_transparent static var required: SceneString {
      SceneString(
        "onboarding.field.required", "%@, required",
        comment: "What a screen reader calls a field that must be filled in. %@: its name.")
    }
    @_transparent static var addPicture: SceneString {
      SceneString(
        "onboarding.picture.add", "Add picture",
        comment: "What a screen reader calls a field without a picture.")
    }
    @_transparent static var changePicture: SceneString {
      SceneString(
        "onboarding.picture.change", "Change picture",
        comment: "What a screen reader calls a field with a picture.")
    }
    @_transparent static var hint: SceneString {
      SceneString(
        "onboarding.field.hint", "%@, %@",
        comment: "Value of a field. The first %@: its text; the second one: what is wrong with it.")
    }
    @_transparent static var hintRequired: SceneString {
      SceneString(
        "onboarding.hint.required", "Required",
        comment: "Below a field that must be filled in and is empty.")
    }
    @_transparent static var hintNotADate: SceneString {
      SceneString(
        "onboarding.hint.no-date", "Not a date",
        comment: "Below a field whose text is not a date.")
    }
    @_transparent static var hintInTheFuture: SceneString {
      SceneString(
        "onboarding.hint.future", "In the future",
        comment: "Below a field whose day is after today.")
    }

    // MARK: The form

    @_transparent static var page: SceneString {
      SceneString(
        "onboarding.page", "Page %lld of %lld",
        comment: "What a screen reader calls a page: its number, of all.")
    }
    @_transparent static var optionalPage: SceneString {
      SceneString(
        "onboarding.page.optional", "Page %lld of %lld. You can skip this page",
        comment: "Spoken when a page comes in that may be left empty.")
    }
    @_transparent static var skip: SceneString {
      SceneString(
        "onboarding.skip", "You can skip this page",
        comment: "Title of the button that leaves a page empty.")
    }
    @_transparent static var controls: SceneString {
      SceneString(
        "onboarding.controls", "Page controls",
        comment: "What a screen reader calls the bar with the buttons.")
    }
    @_transparent static var back: SceneString {
      SceneString(
        "onboarding.back", "Back",
        comment: "What a screen reader calls the button to the page before.")
    }
    @_transparent static var next: SceneString {
      SceneString(
        "onboarding.next", "Next",
        comment: "What a screen reader calls the button to the next page.")
    }
    @_transparent static var finish: SceneString {
      SceneString(
        "onboarding.finish", "Finish",
        comment: "What a screen reader calls the button that ends the form.")
    }
    @_transparent static var done: SceneString {
      SceneString(
        "onboarding.done", "All done",
        comment: "Spoken, and what a screen reader calls the screen, at the end of the form.")
    }

    /// The titles of pages, unless the configuration has others.
    static let titles: [SceneString] = [
      aboutYou, yourBirthday, yourPicture, yourStory, yourWebsite,
    ]

    /// The labels of fields, unless the configuration has others.
    static let labels: [SceneString] = [displayName, realName, birthday, picture, bio, website]
  }

  /// The texts of the scene (docs/languages.md).
  public static var strings: [SceneString] {
    [
      Strings.aboutYou, Strings.displayName, Strings.realName, Strings.yourBirthday,
      Strings.birthday, Strings.yourPicture, Strings.picture, Strings.yourStory, Strings.bio,
      Strings.yourWebsite, Strings.website, Strings.required, Strings.addPicture,
      Strings.changePicture, Strings.hint, Strings.hintRequired, Strings.hintNotADate,
      Strings.hintInTheFuture, Strings.page, Strings.optionalPage, Strings.skip, Strings.controls,
      Strings.back, Strings.next, Strings.finish, Strings.done,
    ]
  }
}
