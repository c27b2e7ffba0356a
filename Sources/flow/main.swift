import FlowCommand
import Scenes

FlowTool.main(
  AdaptiveField.self, CardInput.self, GlideCard.self, Onboarding.self, VerificationCode.self)
