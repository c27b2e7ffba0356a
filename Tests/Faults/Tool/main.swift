import FlowCommand
import Scenes

// A tool with scenes that work, and one that ends a process in each way in which a scene can.
FlowTool.main(Fuse.self, Squib.self, GlideCard.self, VerificationCode.self)
