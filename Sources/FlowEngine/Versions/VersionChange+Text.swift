#if !hasFeature(Embedded)
  extension VersionChange {
    /// The change in a few words, such as `part 'heart' is now 'star'`.
    public var text: String {
      switch kind {
      case .named(let subject, let name, let action):
        let thing = "\(subject.rawValue) '\(name)'"
        switch action {
        case .renamed(let newName): return "\(thing) is now '\(newName)'"
        case .valueRenamed(let from, let to): return "\(thing): '\(from)' is now '\(to)'"
        case .removed: return "\(thing) is gone"
        case .refused(let reason): return "\(thing) cannot be read: \(reason)"
        }
      case .added(let subject, let path, let value):
        return "\(subject.rawValue) '\(path)' is new; older ones take \(value.text)"
      case .members(.configuration, _): return "a function changes configurations"
      case .members: return "a function changes states"
      case .event: return "a function changes events"
      }
    }

    /// What the change is about and the name in the older version; `nil` for functions and for what is new.
    package var oldName: (subject: Subject, name: String)? {
      guard case .named(let subject, let name, _) = kind else { return nil }
      return (subject, name)
    }

    /// The name in the newer version, without the path of a member; `nil` where that is not said.
    package var newName: String? {
      guard case .named(_, _, .renamed(let name)) = kind else { return nil }
      return name
    }

    /// The names that a member's value had and has, if one of these has changed.
    package var newValue: (from: String, to: String)? {
      guard case .named(_, _, .valueRenamed(let from, let to)) = kind else { return nil }
      return (from, to)
    }

    /// What is new, and its path.
    package var addition: (subject: Subject, path: String)? {
      guard case .added(let subject, let path, _) = kind else { return nil }
      return (subject, path)
    }

    /// Whether it is a function that changes a subject's members.
    package func isFunction(of subject: Subject) -> Bool {
      guard case .members(subject, _) = kind else { return false }
      return true
    }

    /// Whether it is a function that changes events.
    package var isOfEvents: Bool {
      guard case .event = kind else { return false }
      return true
    }
  }
#endif
