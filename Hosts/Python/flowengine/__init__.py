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
from .events import (
    CompositionPhase, Curve, FieldEvent, KeyboardPhase, KeyPhase, Outcome, Phase, PointerKind, PointerPhase)
from .library import LibraryError, scene_names
from .node import Kind, Node, NodeFlag, NodeMember, TextAlignment, Trait
from .scenes import AdaptiveField, CardInput, Checkout, GlideCard, Onboarding, VerificationCode
from .screen import Changes, Screen
from .session import Session, Update
from .values import Insets, Rect, Transform

__all__ = [
    "AdaptiveField", "CardInput", "Changes", "Checkout", "ColorScheme", "CompositionPhase", "Contrast",
    "Curve", "Effect", "Environment", "FieldEvent", "FlowError", "GlideCard", "Insets", "KeyPhase",
    "KeyboardPhase", "Kind", "LayoutDirection", "LibraryError", "Node", "NodeFlag", "NodeMember",
    "Onboarding", "Outcome", "Phase", "PointerKind", "PointerPhase", "Rect", "Screen", "Session", "Status",
    "TextAlignment", "TextSize", "Trait", "Transform", "Update", "VerificationCode", "scene_names",
]
