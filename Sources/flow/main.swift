import FlowCommand
import Scenes

FlowTool.main(
  AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
  VerificationCode.self)
