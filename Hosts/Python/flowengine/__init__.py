"""Live sessions of FlowEngine's screens.

    with Session(GlideCard.NAME) as session:
        screen = Screen()
        session.advance(0)
        screen.update(session)
        for node in screen.nodes:
            draw(node)
"""

from .effect import Effect
from .environment import ColorScheme, Contrast, Environment, LayoutDirection, TextSize
from .error import FlowError, Status
from .events import Curve, KeyboardPhase, KeyPhase, Outcome, Phase, PointerKind, PointerPhase
from .library import LibraryError, scene_names
from .node import Kind, Node, NodeFlag, NodeMember, TextAlignment, Trait
from .scenes import AdaptiveField, CardInput, GlideCard, Onboarding, VerificationCode
from .screen import Changes, Screen
from .session import Session, Update

__all__ = [
    "AdaptiveField", "CardInput", "Changes", "ColorScheme", "Contrast", "Curve", "Effect", "Environment", "FlowError", "GlideCard",
    "KeyPhase", "KeyboardPhase", "Kind", "LayoutDirection", "LibraryError", "Node", "NodeFlag", "NodeMember",
    "Onboarding", "Outcome", "Phase", "PointerKind", "PointerPhase", "Screen", "Session", "Status",
    "TextAlignment", "TextSize", "Trait", "Update", "VerificationCode", "scene_names",
]
