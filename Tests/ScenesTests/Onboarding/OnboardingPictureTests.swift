import FlowEngine
import FlowTesting
import Scenes
import Testing

/// A field for a picture, the host's answer, and windows away from the screen's origin: G11, B30 to
/// B32.
struct OnboardingPictureTests {
  typealias Field = Onboarding.FieldConfiguration

  @Test("G11: a round button of 88 in the middle, at the place of its row")
  func button() throws {
    let run = try SceneRun<Onboarding>.resting(on: 3, environment: .form(375, 812, safeTop: 44))
    let picture = try run.node("field-picture")
    #expect(picture.kind == .button)
    #expect(picture.frame == Rect(x: 143.5, y: 140, width: 88, height: 88))
    #expect(picture.cornerRadius == 44)
    #expect(picture.image == nil)
    #expect(picture.text == "Picture")
    #expect(picture.accessibilityLabel == "Add picture")
    #expect(picture.accessibilityTraits == .button)
    #expect(picture.clipsToBounds)
  }

  @Test("G11: it takes its own height and 16 more; other rows stay 60 apart")
  func rows() throws {
    var framed = Field("c", label: "C", kind: .image)
    framed.frame = Rect(x: 5, y: 700, width: 40, height: 50)
    let run = try SceneRun<Onboarding>.resting(
      on: 3,
      configuration: .fields(
        [
          Field("a", label: "A"), Field("b", label: "B", kind: .image), framed,
          Field("d", label: "D"), Field("e", label: "E"),
        ], on: 3))
    #expect(try run.node("field-a").frame.minY == 96)
    #expect(try run.node("field-b").frame == Rect(x: 143.5, y: 156, width: 88, height: 88))
    #expect(try run.node("field-c").frame == Rect(x: 5, y: 700, width: 40, height: 50))
    #expect(try run.node("field-c").cornerRadius == 25)
    #expect(try run.node("field-d").frame == Rect(x: 24, y: 326, width: 327, height: 44))
    #expect(try run.node("field-e").frame.minY == 386)
  }

  @Test("B30: a tap asks for a picture; the questions of each field are numbered from 1")
  func asks() throws {
    let fields = [
      Field("a", label: "A", kind: .image), Field("b", label: "B", kind: .image),
    ]
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .fields(fields, on: 3))
    for (field, id) in [("a", "image-a-1"), ("a", "image-a-2"), ("b", "image-b-1")] {
      try run.tap(NodeID("field-\(field)"), at: 10)
      #expect(run.frame.effects == [.own(.chooseImage(id: id, field: field))])
    }
    #expect(run.focused == [])
    // Only of the page shown.
    try run.tap("next-button", at: 11)
    try run.tap("field-a", at: 11.1)
    #expect(run.frame.effects == [])
  }

  @Test("B31: the picture is shown, and its name is the value")
  func answers() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.tap("field-picture", at: 10)
    try run.send(.response(Response(to: "image-picture-1", .success, message: "me.jpg")), at: 11)
    let picture = try run.node("field-picture")
    #expect(picture.image == "me.jpg")
    #expect(picture.text == nil)
    #expect(picture.accessibilityLabel == "Change picture")
    for time in [12.0, 13, 14] { try run.tap("next-button", at: time) }
    try run.settle()
    guard case .finished(let values)? = run.ownEffects.last else {
      Issue.record("not finished")
      return
    }
    #expect(values.first { $0.id == "picture" }?.value == "me.jpg")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var responses: [Response]
    var image: String?
  }

  @Test(
    "B31: an answer counts once, to the newest question, with success and a name",
    arguments: [
      Row(
        testDescription: "stale",
        responses: [Response(to: "image-picture-1", .success, message: "a")]),
      Row(
        testDescription: "of a failure",
        responses: [Response(to: "image-picture-2", .failure, message: "a")]),
      Row(
        testDescription: "without a name", responses: [Response(to: "image-picture-2", .success)]),
      Row(
        testDescription: "with an empty name",
        responses: [Response(to: "image-picture-2", .success, message: "")]),
      Row(
        testDescription: "after a failure",
        responses: [
          Response(to: "image-picture-2", .failure),
          Response(to: "image-picture-2", .success, message: "a"),
        ]),
      Row(
        testDescription: "twice",
        responses: [
          Response(to: "image-picture-2", .success, message: "a"),
          Response(to: "image-picture-2", .success, message: "b"),
        ], image: "a"),
      Row(
        testDescription: "never asked",
        responses: [Response(to: "image-picture-3", .success, message: "a")]),
      Row(
        testDescription: "after a stale one",
        responses: [
          Response(to: "image-picture-1", .failure),
          Response(to: "image-picture-2", .success, message: "a"),
        ], image: "a"),
    ])
  func counts(_ row: Row) throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.tap("field-picture", at: 10)
    try run.tap("field-picture", at: 11)
    for response in row.responses { try run.send(.response(response), at: 12) }
    #expect(try run.node("field-picture").image == row.image)
  }

  @Test("B31: the answer may come on another page, but not once the circle is drawn")
  func late() throws {
    for isOver in [false, true] {
      var run = try SceneRun<Onboarding>.resting(on: 3)
      try run.tap("field-picture", at: 10)
      for time in [11.0, 12] { try run.tap("next-button", at: time) }
      if isOver { try run.tap("next-button", at: 13) }
      try run.send(.response(Response(to: "image-picture-1", .success, message: "a")), at: 13.1)
      if !isOver { try run.tap("next-button", at: 14) }
      try run.settle()
      guard case .finished(let values)? = run.ownEffects.last else {
        Issue.record("not finished")
        return
      }
      #expect(values.first { $0.id == "picture" }?.value == (isOver ? "" : "a"))
    }
  }

  @Test("A required picture has to be there")
  func required() throws {
    var run = try SceneRun(
      Onboarding.self,
      configuration: .fields([Field("a", label: "A", kind: .image, required: true)], on: 1))
    #expect(!run.scene.nextEnabled)
    #expect(try run.node("field-a").accessibilityLabel == "Add picture, required")
    try run.tap("field-a", at: 1)
    try run.send(.response(Response(to: "image-a-1", .success, message: "a")), at: 2)
    #expect(run.scene.nextEnabled)
    #expect(try run.node("field-a").accessibilityLabel == "Change picture, required")
  }

  @Test("B5: the return key passes over pictures, which never have the keyboard")
  func returns() throws {
    var run = try SceneRun<Onboarding>.resting(
      on: 3,
      configuration: .fields(
        [
          Field("a", label: "A"), Field("b", label: "B", kind: .image), Field("c", label: "C"),
          Field("d", label: "D", kind: .image),
        ], on: 3))
    try run.focus("field-b", at: 10)
    #expect(run.focused == [])
    try run.focus("field-a", at: 10)
    try run.send(.returnKey(target: "field-a"), at: 11)
    #expect(run.frame.effects == [.focus("field-c")])
    try run.send(.returnKey(target: "field-c"), at: 12)
    #expect(run.scene.page == 4)
  }

  @Test("A question that is saved can be answered")
  func restored() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.tap("field-picture", at: 10)
    var copy = try SceneRun(Onboarding.self, restoring: run.engine.saved)
    try copy.send(.response(Response(to: "image-picture-1", .success, message: "a")), at: 11)
    #expect(try copy.node("field-picture").image == "a")
    try copy.tap("field-picture", at: 12)
    #expect(copy.frame.effects == [.own(.chooseImage(id: "image-picture-2", field: "picture"))])
  }

  @Test("Rule 8: a window that is not at the screen's top left, example 6")
  func windowOrigin() throws {
    var environment = Environment.form(375, 603)
    environment.windowOrigin = Point(x: 30, y: 64)
    var run = try SceneRun(Onboarding.self, environment: environment)
    let frame = Rect(x: 0, y: 409, width: 375, height: 258)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame, duration: 0)), at: 1)
    #expect(run.bar.minY == 281)
    #expect(run.inset == 322)
    // Another place counts from the next keyboard event.
    try run.send(.environment(EnvironmentChange(windowOrigin: .zero)), at: 2)
    #expect(run.bar.minY == 281)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: frame, duration: 0)), at: 3)
    #expect(run.bar.minY == 409 - 64)
  }

  @Test("G12: what keyboard a field asks for")
  func keyboards() throws {
    var fields = [
      Field("a", label: "A"), Field("b", label: "B", kind: .multiline),
      Field("c", label: "C", contentType: .emailAddress),
      Field("d", label: "D", contentType: .telephoneNumber),
      Field("e", label: "E", contentType: .url), Field("f", label: "F", contentType: .name),
      Field("g", label: "G", kind: .date),
    ]
    fields.append(Field("h", label: "H", kind: .image))
    let configuration = Onboarding.Configuration.fields(fields, on: 5)
    let run = try SceneRun<Onboarding>.resting(on: 5, configuration: configuration)
    let nodes = run.frame.nodes.filter { $0.kind == .field }
    #expect(
      nodes.map(\.keyboardType) == [
        .default, .default, .emailAddress, .phonePad, .url, .default, .numbersAndPunctuation,
      ])
    #expect(
      nodes.map(\.textContentType) == [
        nil, nil, .emailAddress, .telephoneNumber, .url, .name, nil,
      ])
    #expect(
      nodes.map(\.returnKeyType) == [.next, .default, .next, .next, .next, .next, .done])
    #expect(nodes.map(\.autocorrection) == [true, true, false, false, false, false, false])
    #expect(nodes.allSatisfy { $0.placeholderColor != nil && $0.tintColor != nil })
  }
}
