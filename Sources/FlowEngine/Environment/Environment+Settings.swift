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
