import { useSyncExternalStore } from 'react';

let isPrinted = false;
const listeners = new Set<() => void>();
for (const [event, is] of [
  ['beforeprint', true],
  ['afterprint', false],
] as const)
  addEventListener(event, () => {
    isPrinted = is;
    for (const listener of listeners) listener();
  });

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, () => isPrinted);
