import { createHmac, hash } from 'node:crypto';
import { addDays, type Day, daysBetween } from '../../core/domain/day.ts';
import { DEEP_CHAIN_FIRST_DAY, DEEP_CHAIN_LAST_DAY, deepChanceMessage } from '../../core/domain/deep-proof.ts';

export type DeepChain = {
  /** From this day on minutes follow from the chain; those before were chosen otherwise and stay as they are. */
  readonly since: Day;
  /** The secret of a day of the chain, 32 bytes. Never to leave the server before `lastRevealedDay`. */
  readonly secretOf: (day: Day) => Uint8Array;
  /** The bytes by which a person's minute of a day is chosen. */
  readonly chance: (userId: string, day: Day, counter: number) => Uint8Array;
};

const secretBytes = 32;
const length = daysBetween(DEEP_CHAIN_FIRST_DAY, DEEP_CHAIN_LAST_DAY) + 1;

/** All secrets from the last day back, 1.2 MB: a hundred years of hashes take a few hundredths of a second. */
function chainFrom(seed: Uint8Array): Buffer {
  const chain = Buffer.alloc(length * secretBytes);
  let secret = Buffer.from(seed);
  for (let index = length - 1; index >= 0; index -= 1) {
    secret.copy(chain, index * secretBytes);
    secret = hash('sha256', secret, 'buffer');
  }
  return chain;
}

/**
 * The chain that grows backwards from a seed, computed when it is first asked. Days outside it and before `since` are
 * chosen by `before`, the HMAC of old.
 */
export function openDeepChain(seed: Uint8Array, since: Day, before: (message: string) => Uint8Array): DeepChain {
  let chain: Buffer | undefined;
  const first = since > DEEP_CHAIN_FIRST_DAY ? since : addDays(DEEP_CHAIN_FIRST_DAY, 1);
  const secretOf = (day: Day) => {
    const at = daysBetween(DEEP_CHAIN_FIRST_DAY, day) * secretBytes;
    if (at < 0 || at >= length * secretBytes) throw new RangeError('no day of the chain');
    chain ??= chainFrom(seed);
    return chain.subarray(at, at + secretBytes);
  };
  return {
    since: first,
    secretOf,
    chance: (userId, day, counter) =>
      day < first || day > DEEP_CHAIN_LAST_DAY
        ? before(`deep-minute/${userId}/${day}/${counter}`)
        : createHmac('sha256', secretOf(day))
            .update(deepChanceMessage(userId, day, counter))
            .digest(),
  };
}
