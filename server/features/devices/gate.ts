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

const messagesPerMs = 0.4;
const fewest = 3;
const most = 64;
const weightOfLatest = 0.2;

export type PacedGate = Gate & {
  /** How long a service took for one message, milliseconds. */
  readonly note: (tookMs: number) => void;
};

/**
 * A gate for messages on their way: as many as keep 400 a second going at the time that the services take, and no more.
 * What a service has taken and we have not noted is sent again by the next worker if this one dies, so services that
 * answer at once get three at a time, one that takes a tenth of a second forty.
 */
export function openPacedGate(): PacedGate {
  let usualMs = fewest / messagesPerMs;
  const gate = openGate(() => Math.min(most, Math.max(fewest, Math.round(usualMs * messagesPerMs))));
  return {
    through: gate.through,
    note: (tookMs) => {
      usualMs += (tookMs - usualMs) * weightOfLatest;
    },
  };
}
