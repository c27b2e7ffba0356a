import FlowEngine

/// What a page has to know to say what led to a value: the rules of a scene's page, and where its nodes
/// are laid out.
///
/// A rule is an array of its number, its line, its text, how many of its names it is about, and the names
/// that the text lacks because it is cut. The others stand between backquotes in it.
package struct SceneReferences: Sendable {
  private let page: ScenePage?
  private let layout: LayoutIndex?

  /// Reads the page and the sources of a scene in the working folder; `nil` where there is neither.
  package init?(of scene: String, in scenes: SceneList) {
    page = ScenePage(of: scene)
    layout = LayoutIndex(of: scene, in: scenes)
    if page == nil, layout == nil { return nil }
  }

  /// The references of some scenes, as the members of an object.
  package static func json(of names: [String], in scenes: SceneList) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    for name in names {
      guard let references = SceneReferences(of: name, in: scenes) else { continue }
      json.key(name)
      references.write(to: &json)
    }
    json.endObject()
    return Array(json.text.utf8)
  }

  private func write(to json: inout JSONWriter) {
    json.beginObject()
    if let page {
      json.member("page", page.path)
      json.key("rules")
      json.beginArray()
      for rule in page.rules {
        json.beginArray()
        json.string(rule.number)
        json.integer(rule.line)
        json.string(rule.shortText)
        json.integer(rule.subjects.count)
        for name in rule.names.dropFirst(ScenePage.names(in: rule.shortText).count) {
          json.string(name)
        }
        json.endArray()
      }
      json.endArray()
    }
    if let layout {
      json.member("files", layout.files)
      json.key("parts")
      json.beginArray()
      for (part, place) in layout.places {
        json.beginObject()
        json.member("name", part.name)
        json.member("file", place.file)
        json.member("line", place.line)
        json.key("members")
        json.beginObject()
        for member in place.members {
          json.key(member.name)
          json.integer(member.line)
        }
        json.endObject()
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }
}
