/// What is kept of the last frame as it was written, so that the next one is written from it.
@usableFromInline package struct EncodedFrameCache: Sendable {
  #if !hasFeature(Embedded)
    @usableFromInline var state = EncodedStateCache()
  #endif
  @usableFromInline var nodes = EncodedNodeCache()
  @usableFromInline var animations = EncodedAnimationCache()

  @usableFromInline package init() {}
}
