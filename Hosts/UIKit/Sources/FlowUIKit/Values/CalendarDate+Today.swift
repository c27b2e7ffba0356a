#if canImport(UIKit)
import FlowEngine
import UIKit

extension CalendarDate {
  /// Today in the user's time zone.
  static var today: CalendarDate {
    let today = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    return CalendarDate(year: today.year ?? 1, month: today.month ?? 1, day: today.day ?? 1)
  }
}
#endif
