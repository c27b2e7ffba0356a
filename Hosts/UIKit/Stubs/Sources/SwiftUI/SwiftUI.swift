@_exported import Foundation
import UIKit

// What FlowUIKit uses of SwiftUI, with Apple's names and types, and the names that the engine has, too.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A view of UIKit has no body.") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Its content is the view.") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

extension View {
  public func ignoresSafeArea() -> some View { self }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue value: Value) { wrappedValue = value }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { fatalError("A view of UIKit has no body.") }
}

public protocol Scene {}
public struct Color {}
public struct Animation {}
public struct Transaction {}
@propertyWrapper public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ value: Value) { wrappedValue = value }
}

/// A place in a hierarchy of views, which makes and updates the view there.
@MainActor public final class SimulatedPlace<Content: UIViewRepresentable> {
  private let context: UIViewRepresentableContext<Content>
  public let view: Content.UIViewType
  public var coordinator: Content.Coordinator { context.coordinator }

  public init(_ content: Content) {
    context = UIViewRepresentableContext(coordinator: content.makeCoordinator())
    view = content.makeUIView(context: context)
    content.updateUIView(view, context: context)
  }

  public func update(_ content: Content) {
    content.updateUIView(view, context: context)
  }
}
