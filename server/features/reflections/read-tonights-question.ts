import { advance } from '../../../core/domain/ledger/ledger.ts';
import { tonightsQuestion } from '../../../core/domain/windows/tonights-question.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { deepMinutesOf } from '../users/deep-minutes.ts';
import { findGivenPrompt, lockUserWithLedger } from '../users/ledger-store.ts';
import type { StoredPrompt } from './prompt-store.ts';
import { saveLedger } from './save-ledger.ts';

/**
 * Return the prompt of today's evening, or null if the evening is over or its reflection is already written. The first
 * call of a day assigns the prompt, and later calls return the same prompt.
 */
export async function readTonightsQuestion(
  deps: Deps,
  userId: string,
  { timezoneOffset: offset, device }: { readonly timezoneOffset: number; readonly device: string | undefined },
): Promise<{ readonly localDate: string; readonly prompt: StoredPrompt | null }> {
  const nowMs = deps.clock.now();
  return deps.db.asOwner(userId, async (tx) => {
    const person = await lockUserWithLedger(tx, userId);
    if (person === null) throw new Refusal('unauthorized');
    const claim = { nowMs, offset, device };
    const advanced = advance(person.ledger, claim, deepMinutesOf(deps.deepChance, userId));
    const { ledger, promptPosition } = tonightsQuestion(advanced, nowMs);
    if (ledger !== person.ledger) await saveLedger(deps, tx, person, ledger, nowMs);
    const localDate = ledger.state.day;
    const prompt =
      promptPosition === null ? null : await findGivenPrompt(tx, userId, { day: localDate, type: 'evening' });
    return { localDate, prompt };
  });
}
