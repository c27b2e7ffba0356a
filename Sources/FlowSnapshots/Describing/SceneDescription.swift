import FlowEngine

/// A description of a scene, taken from the scene itself.
package struct SceneDescription: Equatable, Sendable {
  /// A node, or a family of nodes.
  package struct Node: Equatable, Sendable {
    /// The node's id.
    package var id: String
    /// The kind of view.
    package var kind: String
    /// The id of the parent, if there is one.
    package var parent: String?
  }

  /// A transition that the scene lists, for one trigger.
  package struct Transition: Equatable, Sendable {
    /// The name that stands for a completion among triggers.
    package static let completion = "completion"

    /// The name of the state before.
    package var source: String
    /// The name of the event, or `completion`.
    package var trigger: String
    /// The condition, in words.
    package var `guard`: String?
    /// The name of the state after.
    package var target: String
  }

  /// The scene's name.
  package var name: String
  /// One sentence about the screen.
  package var summary: String
  /// The versions of the scene and of those that it holds.
  package var versions: SceneVersions
  /// The members of the scene's configuration.
  package var configuration: [ConfigurationRow]
  /// The scene's nodes, in drawing order.
  package var nodes: [Node]
  /// The names of the state machine's states.
  package var states: [String]
  /// The transitions that the scene lists; empty for a scene that lists none.
  package var transitions: [Transition]
  /// The names of the commands that a host may give.
  package var commands: [String]
  /// What comes with the commands.
  package var inputs: [SceneInput]
  /// What comes with the responses.
  package var responses: [SceneInput]
  /// The texts that it shows or says, with those of the scenes that it holds.
  package var strings: [SceneString]
  /// Whether it holds other scenes.
  package var isComposed: Bool
  /// The scenes that it holds, each before those that it holds itself.
  package var children: [SceneParts.HeldScene]
  /// The effects of the scene's own.
  package var effects: [EffectDescription]
  /// The names of the invariants of its own and of the scenes that it holds; `nil` if one of them has
  /// some and does not list them.
  package var invariants: [String]?

  /// Describes a scene.
  package init<S: Scene>(_ scene: S.Type) {
    name = S.name
    summary = S.summary
    versions = S.history.versions
    configuration = []
    S.Configuration().describe("", "", into: &configuration)
    let parts = SceneParts(scene)
    nodes = parts.parts.map {
      Node(id: $0.name, kind: $0.kind.rawValue, parent: $0.parent)
    }
    states = S.State.allCases.map { $0.rawValue }
    transitions = (scene as? any MachineScene.Type)?.listedTransitions ?? []
    commands = S.inputs.names
    inputs = S.inputs
    responses = S.responses
    strings = parts.strings
    isComposed = S.isComposed
    children = parts.children
    effects = S.Effect.descriptions
    let names = [S.ownInvariantNames] + parts.children.map { $0.invariants }
    let listed = names.compactMap { $0 }
    invariants = listed.count == names.count ? listed.flatMap { $0 } : nil
  }
}

extension MachineScene {
  /// The transitions by the names of states and events, one for each trigger.
  fileprivate static var listedTransitions: [SceneDescription.Transition] {
    transitions.flatMap { transition in
      let events = transition.events.map { $0.rawValue }
      return (events.isEmpty ? [SceneDescription.Transition.completion] : events).map { trigger in
        SceneDescription.Transition(
          source: transition.source.rawValue, trigger: trigger, guard: transition.guard,
          target: transition.target.rawValue)
      }
    }
  }
}
