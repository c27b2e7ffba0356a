import FlowEngine
import Scenes

/// A scene as the child of scenes that add nothing, three deep.
public typealias Deep<S: Scene> = Bare<Bare<Bare<S>>>

/// `AdaptiveField`, one deep.
public typealias BareAdaptiveField = Bare<AdaptiveField>
/// `CardInput`, one deep.
public typealias BareCardInput = Bare<CardInput>
/// `GlideCard`, one deep.
public typealias BareGlideCard = Bare<GlideCard>
/// `Onboarding`, one deep.
public typealias BareOnboarding = Bare<Onboarding>
/// `VerificationCode`, one deep.
public typealias BareVerificationCode = Bare<VerificationCode>
/// `AdaptiveField`, three deep.
public typealias DeepAdaptiveField = Deep<AdaptiveField>
/// `CardInput`, three deep.
public typealias DeepCardInput = Deep<CardInput>
/// `GlideCard`, three deep.
public typealias DeepGlideCard = Deep<GlideCard>
/// `Onboarding`, three deep.
public typealias DeepOnboarding = Deep<Onboarding>
/// `VerificationCode`, three deep.
public typealias DeepVerificationCode = Deep<VerificationCode>
