import FlowEngine

extension SceneStrength {
  /// The traces that show what is not noticed, by the names of their files.
  package var killers: [(name: String, trace: EventTrace)] {
    var names: Set<String> = []
    return outcomes.compactMap { outcome in
      guard let trace = outcome.killer else { return nil }
      let words = outcome.mutation.text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      let stem = scene + "-" + words.joined(separator: "-").prefix(120)
      var name = stem
      var number = 2
      while !names.insert(name).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return (name + ".trace.jsonl", trace)
    }
  }
}

extension JSONWriter {
  /// Writes what the goldens of a scene would notice.
  package mutating func strength(_ strength: SceneStrength) {
    beginObject()
    member("scene", strength.scene)
    member("traces", strength.traces)
    member("mistakes", strength.outcomes.count)
    member("noticed", strength.noticed)
    member("percent", strength.percent)
    key("outcomes")
    beginArray()
    for outcome in strength.outcomes {
      beginObject()
      member("kind", outcome.mutation.kind.rawValue)
      member("mistake", outcome.mutation.text)
      switch outcome.fate {
      case .noticed(let notice):
        member("fate", "noticed")
        member("t", notice.time)
        member("trace", notice.trace)
        if notice.isCrash { member("crashes", true) }
      case .survived(let traces):
        member("fate", "survived")
        member("traces", traces)
      case .unreached: member("fate", "unreached")
      }
      if let killer = outcome.killer { member("killer", killer.text) }
      endObject()
    }
    endArray()
    endObject()
  }
}
