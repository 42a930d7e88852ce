import type { Preferences } from '../../../core/contract/preferences.ts';
import { destinationOf, type ModelChoice } from '../../writer/model/model-choice.ts';
import type { UserRow } from './user-store.ts';

type Agreement = Pick<UserRow, 'ai_summaries' | 'ai_agreed_model' | 'ai_agreed_host'>;

const summaryModelOf = (choice: ModelChoice | null): Preferences['summaryModel'] =>
  choice && { name: choice.model, destination: destinationOf(choice), isLocal: choice.isLocal === true };

function agreedModel({ ai_summaries, ai_agreed_model, ai_agreed_host }: Agreement): Preferences['agreedBefore'] {
  if (ai_summaries !== 'on' || ai_agreed_model === null || ai_agreed_host === null) return null;
  return { name: ai_agreed_model, destination: ai_agreed_host };
}

export const refusesModels = ({ ai_summaries }: Agreement): boolean =>
  ai_summaries === 'builtin' || ai_summaries === 'off';

/**
 * Return the choice of summary writer that applies to the user. A model on this machine needs no consent, because no
 * text leaves the machine: it may write unless the user chose `builtin` or `off`. Consent to a model on another machine
 * is valid only for the same model at the same host. If the server now uses another model or host, return `builtin`.
 * Then also return the old consent as `agreedBefore`, so that the user can be asked again.
 */
export function consentOf(
  user: Agreement,
  choice: ModelChoice | null,
): Pick<Preferences, 'aiSummaries' | 'summaryModel' | 'agreedBefore'> {
  const summaryModel = summaryModelOf(choice);
  const { ai_summaries } = user;
  if (ai_summaries === 'builtin' || ai_summaries === 'off')
    return { aiSummaries: ai_summaries, summaryModel, agreedBefore: null };
  if (summaryModel?.isLocal) return { aiSummaries: 'on', summaryModel, agreedBefore: null };
  const agreed = agreedModel(user);
  const isSame = agreed?.name === summaryModel?.name && agreed?.destination === summaryModel?.destination;
  if (agreed !== null && isSame) return { aiSummaries: 'on', summaryModel, agreedBefore: null };
  return { aiSummaries: 'builtin', summaryModel, agreedBefore: summaryModel && agreed };
}

/** Return whether this user's weeks may be sent to this model. */
export const wantsModel = (user: Agreement, choice: ModelChoice | null): boolean =>
  consentOf(user, choice).aiSummaries === 'on';

/**
 * Return whether titles and themes of earlier weeks may be sent to the model. Users who gave their consent in an older
 * version of the product were not asked about titles and themes.
 */
export const sharesEarlier = ({ ai_agreed_earlier }: Pick<UserRow, 'ai_agreed_earlier'>, choice: ModelChoice | null) =>
  ai_agreed_earlier || choice?.isLocal === true;
