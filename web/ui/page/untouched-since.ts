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

/**
 * Return `untouchedSince` of the first render, or of the last one in which `start` changed, and a function that begins
 * the time again. Call it when the user presses "Load again": this press is not a reason to stay where the page is.
 */
export function useUntouchedSince(start?: unknown): readonly [isUntouched: () => boolean, beginAgain: () => void] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each start.
  return useMemo(() => {
    let isUntouched = untouchedSince();
    const beginAgain = () => {
      isUntouched = untouchedSince();
    };
    return [() => isUntouched(), beginAgain];
  }, [start]);
}
