extension EnvironmentSettingsChange {
  /// The changes in one reference; `nil` if there is none.
  var shared: SharedValue<EnvironmentSettingsChange>? {
    isEmpty ? nil : SharedValue(self)
  }
}

extension EnvironmentChange {
  /// Changes settings that few change.
  @inline(never) mutating func set(_ change: (inout EnvironmentSettingsChange) -> Void) {
    var settings = settings?.value ?? EnvironmentSettingsChange()
    change(&settings)
    self.settings = settings.shared
  }

  /// Sets the settings that differ.
  @inline(never) mutating func setSettings(
    from last: EnvironmentSettings, to current: EnvironmentSettings
  ) {
    set { $0 = EnvironmentSettingsChange(from: last, to: current) }
  }
}
