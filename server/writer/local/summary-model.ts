import type { Log } from '../../log/log.ts';
import { destinationOf, type LocalSearch, type ModelChoice } from '../model/model-choice.ts';
import { firstFound, lookForModels } from './find-local-model.ts';

/** Tells which model writes the summaries: the configured one, or one that was found on this machine. */
export type SummaryModel = {
  /**
   * Return the last known model, even if it has stopped answering; null if none was found. Does not use the network.
   */
  readonly now: () => ModelChoice | null;
  /**
   * Return the model that answers now, or null. This may search the machine for up to a second, but at most every ten
   * seconds.
   */
  readonly find: () => Promise<ModelChoice | null>;
  /**
   * Return whether a local model may answer soon: one has answered before, or this server started less than two minutes
   * ago.
   */
  readonly isExpected: () => boolean;
  readonly longestCallMs: number;
};

type Parts = { readonly log: Pick<Log, 'info'>; readonly clock: { readonly now: () => number } };

const lookAgainMs = 10_000;
/** Expect a model for this long after the start, because its server may start later than this server. */
const startingMs = 120_000;
const longestLocalCallMs = 600_000;

const fixed = (choice: ModelChoice | null): SummaryModel => ({
  now: () => choice,
  find: async () => choice,
  isExpected: () => false,
  longestCallMs: choice?.timeoutMs ?? 0,
});

const isSame = (a: ModelChoice | null, b: ModelChoice | null) =>
  a?.model === b?.model && (a && destinationOf(a)) === (b && destinationOf(b));

export function openSummaryModel(writer: 'builtin' | ModelChoice | LocalSearch, parts: Parts): SummaryModel {
  if (writer === 'builtin') return fixed(null);
  return 'places' in writer ? searching(writer, parts) : fixed(writer);
}

function searching(search: LocalSearch, { log, clock }: Parts): SummaryModel {
  const openedAt = clock.now();
  // The clock may be set back: use the absolute difference.
  const msSince = (instant: number) => Math.abs(clock.now() - instant);
  let known: ModelChoice | null = null;
  let answering: ModelChoice | null = null;
  // Undefined before the first search; null if the last log line said that no model answers.
  let logged: ModelChoice | null | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const tell = (found: ModelChoice | null) => {
    if (logged !== undefined && isSame(logged, found)) return;
    const isLost = logged !== null && logged !== undefined && found === null;
    logged = found;
    if (found) log.info('a model on this machine writes summaries', { model: found.model, host: destinationOf(found) });
    else if (isLost) log.info('the model on this machine no longer answers: builtin summaries stay until it does');
    else log.info('no model answers on this machine: the builtin writer writes the summaries');
  };
  const look = async () => {
    const found = firstFound(await lookForModels(search));
    lookedAt = clock.now();
    tell(found);
    // Remember a model that stopped answering: its failed summaries are retried, and Settings still shows its name.
    known = found ?? known;
    // Do not call a model that stopped answering: another program may listen on its port now.
    answering = found;
  };

  return {
    now: () => known,
    find: async () => {
      if (looking === null && msSince(lookedAt) >= lookAgainMs) {
        looking = look().finally(() => {
          looking = null;
        });
      }
      await looking;
      return answering;
    },
    isExpected: () => known !== null || msSince(openedAt) < startingMs,
    longestCallMs: search.timeoutMs ?? longestLocalCallMs,
  };
}
