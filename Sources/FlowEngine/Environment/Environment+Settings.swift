/// A value that copies share, so that what contains it stays small.
@usableFromInline final class SharedValue<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Whether two have the same value.
  @usableFromInline static func == (one: SharedValue, other: SharedValue) -> Bool {
    one === other || one.value == other.value
  }
}

extension EnvironmentSettings {
  /// The settings in one reference; `nil` for the defaults.
  var shared: SharedValue<EnvironmentSettings>? {
    areDefault ? nil : SharedValue(self)
  }
}

extension Environment {
  /// All settings that few change.
  var allSettings: EnvironmentSettings { settings?.value ?? EnvironmentSettings() }

  /// Changes settings that few change.
  @inline(never) mutating func set(_ change: (inout EnvironmentSettings) -> Void) {
    var settings = allSettings
    change(&settings)
    self.settings = settings.shared
  }

  /// Applies a change of them.
  @inline(never) mutating func apply(_ change: EnvironmentSettingsChange) {
    set { $0.apply(change) }
  }
}
