import { Refusal } from '../../http/refusal.ts';

/** Who comes while so many wait is asked to try again. */
const mostWaiting = 20;

/** Lets at most so many pieces of heavy work run at a time in this process; the others wait in line. */
export function takeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new Refusal('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
