import type { Preferences } from '../../../core/contract/preferences.ts';
import type { Deps } from '../../deps/deps.ts';
import { destinationOf } from '../../writer/model/model-choice.ts';
import type { UserRow } from './user-store.ts';

type Agreement = Pick<UserRow, 'ai_summaries' | 'ai_agreed_model' | 'ai_agreed_host'>;

/** Which model this server asks, and at which host; null where it asks none. */
const summaryModelOf = (writer: Deps['config']['writer']): Preferences['summaryModel'] =>
  writer === 'builtin' ? null : { name: writer.model, destination: destinationOf(writer) };

/** What the person said yes to while they wanted a model; null where they want none. */
function agreedModel({ ai_summaries, ai_agreed_model, ai_agreed_host }: Agreement): Preferences['summaryModel'] {
  if (ai_summaries !== 'on' || ai_agreed_model === null || ai_agreed_host === null) return null;
  return { name: ai_agreed_model, destination: ai_agreed_host };
}

/**
 * Who may write a person's summaries now. A yes holds for the model and the host that it was given for: where this
 * server asks another one the builtin writer writes until the person says yes again, and `agreedBefore` is the old yes.
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

/** Whether a model may be told of this person's weeks. */
export const wantsModel = (user: Agreement, writer: Deps['config']['writer']): boolean =>
  consentOf(user, writer).aiSummaries === 'on';
