import FlowEngine

/// One small mistake that a scene is made to have while it runs.
package enum Mutation: Hashable, Sendable {
  /// An event that is not handled in a state.
  case event(EventName, state: String)
  /// An event that is handled twice in a state.
  case doubled(EventName, state: String)
  /// A member of an event that is overlooked, or taken for another, in a state.
  case mistaken(EventMember, of: EventName, state: String)
  /// A completion that is not handled in a state.
  case completion(String, state: String)
  /// An effect of a type that is not asked for in a state.
  case effect(String, state: String)
  /// A transaction that takes a tenth longer.
  case slower(TransactionPlace)
  /// A transaction whose spring hardly loses its energy.
  case undamped(TransactionPlace)
  /// A completion that is sent later by a tenth of its delay.
  case later(String, state: String)
  /// A member of a part's nodes that is one step off.
  case member(String, part: String)
  /// A number of the configuration that is greater, in percent.
  case number(String, percent: Int)
  /// Two parts whose nodes follow each other that change places.
  case nodeOrder(String, String)
  /// Two types of effects that follow each other and change places.
  case effectOrder(String, String)
  /// Two kinds of events at one instant that change places.
  case eventOrder(EventName, EventName)

  /// Where a scene asks for a transaction.
  package struct TransactionPlace: Hashable, Sendable {
    /// The name of the event or of the completion.
    package var cause: String
    /// The name of the state before.
    package var state: String
    /// The transaction's number in the step, from 1.
    package var number: Int
  }

  /// The kinds of mutations, in the order in which they are told.
  package enum Kind: String, CaseIterable, Sendable {
    case events, completions, effects, transactions, timers, members, numbers, orders
  }

  /// The kind of mutation.
  package var kind: Kind {
    switch self {
    case .event, .doubled, .mistaken: .events
    case .completion: .completions
    case .effect: .effects
    case .slower, .undamped: .transactions
    case .later: .timers
    case .member: .members
    case .number: .numbers
    case .nodeOrder, .effectOrder, .eventOrder: .orders
    }
  }

  /// Whether it is one of the order of events, which the trace decides, and not the scene.
  var isOfEvents: Bool {
    if case .eventOrder = self { true } else { false }
  }

  /// What is wrong, in words.
  package var text: String {
    switch self {
    case .event(let name, let state): "\(name.rawValue) is dropped in \(state)"
    case .doubled(let name, let state): "\(name.rawValue) is handled twice in \(state)"
    case .mistaken(let member, let name, let state): "\(member.text(of: name)) in \(state)"
    case .completion(let name, let state): "completion \(name) is lost in \(state)"
    case .effect(let type, let state): "effect \(type) is lost in \(state)"
    case .slower(let place): "\(place.text) takes 10 % longer"
    case .undamped(let place): "\(place.text) is undamped"
    case .later(let name, let state): "timer \(name) of \(state) takes 10 % longer"
    case .member(let member, let part): "\(member) of \(part) is one step off"
    case .number(let path, let percent): "\(path) is off by \(percent) %"
    case .nodeOrder(let first, let second): "nodes \(first) and \(second) change places"
    case .effectOrder(let first, let second): "effects \(first) and \(second) change places"
    case .eventOrder(let first, let second):
      "\(first.rawValue) and \(second.rawValue) at one instant change places"
    }
  }
}

extension Mutation.TransactionPlace {
  fileprivate var text: String {
    (number == 1 ? "the transaction" : "transaction \(number)") + " of \(cause) in \(state)"
  }
}

extension Mutation: Comparable {
  package static func < (mutation: Mutation, other: Mutation) -> Bool {
    let kinds = Kind.allCases
    let (first, second) = (
      kinds.firstIndex(of: mutation.kind) ?? 0, kinds.firstIndex(of: other.kind) ?? 0
    )
    if first != second { return first < second }
    return mutation.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
