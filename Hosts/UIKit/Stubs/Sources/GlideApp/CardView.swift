import FlowEngine
import FlowUIKit
import Scenes
import SwiftUI

struct CardView: View {
  @State private var live = try? LiveScene<GlideCard>()

  var body: some View {
    if let live {
      FlowView(live).ignoresSafeArea()
    }
  }
}
