import type { Preferences } from '../../../core/contract/preferences.ts';
import type { Deps } from '../../deps/deps.ts';
import { destinationOf } from '../../writer/model/model-choice.ts';
import type { UserRow } from './user-store.ts';

type Agreement = Pick<UserRow, 'ai_summaries' | 'ai_agreed_model' | 'ai_agreed_host'>;

/** Return name and host of the model that this server uses, or null if it uses none. */
const summaryModelOf = (writer: Deps['config']['writer']): Preferences['summaryModel'] =>
  writer === 'builtin' ? null : { name: writer.model, destination: destinationOf(writer) };

/** Return name and host of the model that the user agreed to, or null if the user wants none. */
function agreedModel({ ai_summaries, ai_agreed_model, ai_agreed_host }: Agreement): Preferences['summaryModel'] {
  if (ai_summaries !== 'on' || ai_agreed_model === null || ai_agreed_host === null) return null;
  return { name: ai_agreed_model, destination: ai_agreed_host };
}

/**
 * Return which writer the user's summaries may use. Consent is for one model at one host. If this server now uses another
 * one, use the builtin writer until the user agrees again, and return the old consent as `agreedBefore`.
 */
export function consentOf(
  user: Agreement,
  writer: Deps['config']['writer'],
): Pick<Preferences, 'aiSummaries' | 'summaryModel' | 'agreedBefore'> {
  const summaryModel = summaryModelOf(writer);
  const agreed = agreedModel(user);
  const isSame = agreed?.name === summaryModel?.name && agreed?.destination === summaryModel?.destination;
  if (user.ai_summaries !== 'on') return { aiSummaries: user.ai_summaries, summaryModel, agreedBefore: null };
  if (agreed !== null && isSame) return { aiSummaries: 'on', summaryModel, agreedBefore: null };
  return { aiSummaries: 'builtin', summaryModel, agreedBefore: summaryModel && agreed };
}

/** Return whether this user's weeks may be sent to the configured model. */
export const wantsModel = (user: Agreement, writer: Deps['config']['writer']): boolean =>
  consentOf(user, writer).aiSummaries === 'on';
