import FlowEngine
import Scenes

func showCard(draw: @escaping (Node) -> Void, pauseDisplayLink: () -> Void) throws -> String {
  let card = try LiveScene<GlideCard>(environment: Environment(size: Size(width: 375, height: 812)))
  let recorder = try card.record()
  card.onFrame = { frame in frame.nodes.forEach(draw) }  // from back to front
  try card.start(at: 10)  // the host's clock, in seconds
  try card.send(.tap(Tap(on: "trigger")), at: 10.2)  // a recognizer, with its time stamp
  try card.advance(to: 10.6)  // a display link of any frame rate: the card is on its way
  if card.nextWakeUp == nil { pauseDisplayLink() }
  return recorder.trace  // what `flow replay` shows again
}
