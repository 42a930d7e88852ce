import { Refusal } from '../../errors/refusal.ts';

/** Who comes while so many wait is asked to try again. */
const mostWaiting = 20;

/**
 * Lets at most so many pieces of heavy work run at a time in this process; the others wait in line. A person has one in
 * it: with the next they are asked to try again, so that nobody's stand before everybody else's.
 */
export function takeTurns(most: number): <T>(userId: string, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const present = new Set<string>();
  return async (userId, work) => {
    if (present.has(userId)) throw new Refusal('unavailable');
    if (running >= most && waiting.length >= mostWaiting) throw new Refusal('unavailable');
    present.add(userId);
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      present.delete(userId);
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
