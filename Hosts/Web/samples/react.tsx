import { useEffect, useRef } from 'react';
import type { Effect, FlowSceneElement } from 'flow-scene';
import 'flow-scene';

/** A verification code, which a server checks. */
export function CodeScreen({ phone, check }: { phone: string; check: (code: string) => Promise<boolean> }) {
  const scene = useRef<FlowSceneElement<'verification-code'>>(null);
  useEffect(() => {
    const element = scene.current;
    if (!element) return undefined;
    element.configuration = { phone };
    const answer = async ({ detail: effect }: CustomEvent<Effect<'verification-code'>>) => {
      if (effect.type !== 'own' || effect.name !== 'verify') return;
      element.respond(effect.id, (await check(effect.members.code)) ? 'success' : 'failure');
    };
    element.addEventListener('flow-effect', answer);
    return () => element.removeEventListener('flow-effect', answer as unknown as EventListener);
  }, [phone, check]);
  return <flow-scene ref={scene} scene="verification-code" takes-focus="" />;
}
