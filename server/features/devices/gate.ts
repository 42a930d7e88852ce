/** Lets only so many through at a time; the others wait in line. */
export type Gate = {
  readonly through: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A gate whose limit may change; it is asked whenever somebody comes or goes. */
export function openGate(limit: () => number): Gate {
  const line: (() => void)[] = [];
  let inside = 0;
  const admit = () => {
    while (inside < limit() && line.length > 0) {
      inside += 1;
      line.shift()?.();
    }
  };
  return {
    through: async (work) => {
      const turn = new Promise<void>((resolve) => {
        line.push(resolve);
      });
      admit();
      await turn;
      try {
        return await work();
      } finally {
        inside -= 1;
        admit();
      }
    },
  };
}

const messagesPerMs = 0.8;
const fewest = 4;
const most = 64;
/** So many of the latest are asked for the shortest time that a message took. */
const lately = 100;
const doublesAfter = 200;

export type PacedGate = Gate & {
  /** How long a service took for one message, milliseconds. */
  readonly note: (tookMs: number) => void;
};

/**
 * A gate for messages on their way: as many as keep some 600 a second going at the time that the services take, and no
 * more. What a service has taken and we have not noted is sent again by the next worker if this one dies, so services
 * that answer at once get four at a time, one that takes a twentieth of a second forty. The shortest time of late counts,
 * for a longer one may be our own haste: more at a time would only make it longer. And a process that has just begun is
 * careful, for it may have died just before: it may double its pace with every 200 messages.
 */
export function openPacedGate(): PacedGate {
  const tooks: number[] = [];
  let count = 0;
  let shortestMs = 0;
  const limit = () => {
    const earned = fewest * 2 ** Math.min(8, count / doublesAfter);
    return Math.max(fewest, Math.min(most, Math.round(earned), Math.round(shortestMs * messagesPerMs)));
  };
  return {
    through: openGate(limit).through,
    note: (tookMs) => {
      count += 1;
      tooks.push(tookMs);
      if (tooks.length > lately) tooks.shift();
      shortestMs = Math.min(...tooks);
    },
  };
}
