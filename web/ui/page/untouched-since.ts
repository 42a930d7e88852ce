import { useMemo } from 'react';
import { noInputSince } from '../no-input-since.ts';

let wheelTurns = 0;

function count(): void {
  wheelTurns += 1;
}

window.addEventListener('wheel', count, { capture: true, passive: true });

/**
 * Return a function that returns true until the user's next input: a tap, a key press, a step in the history or a turn
 * of the wheel. Use it before a scroll that waits for data: after an input, the page stays where the user has it.
 */
export function untouchedSince(): () => boolean {
  const isLatest = noInputSince();
  const before = wheelTurns;
  return () => isLatest() && wheelTurns === before;
}

/** Return `untouchedSince` of the first render, or of the last one in which `start` changed. */
export function useUntouchedSince(start?: unknown): () => boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each start.
  return useMemo(untouchedSince, [start]);
}
