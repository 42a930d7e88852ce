import { useQuery } from '@tanstack/react-query';
import type { AiSummaries, Preferences } from '../../../../core/contract/preferences.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { Radio } from '../../../ui/form/radio.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import cards from '../card/card.module.css';
import { isOffline } from '../connection/offline-queries.ts';
import { useSavePreference } from '../preferences/use-save-preference.ts';
import styles from './ai-summaries-card.module.css';

type Option = { value: AiSummaries; label: string; text: string };

type SummaryModel = NonNullable<Preferences['summaryModel']>;

/** Say who receives the text. If the model runs on the server's own machine, say that the words stay here. */
const receiverText = ({ name, destination, isLocal }: SummaryModel) =>
  isLocal
    ? `${name} on this server’s own machine (${destination}); your words stay here.`
    : `${name} at ${destination}; never your name or email.`;

const modelOption = (model: SummaryModel): Option => ({
  value: 'on',
  label: 'On',
  text: `Each week’s reflections, their questions and days, and the titles and themes of up to eight earlier weeks, go to ${receiverText(model)}`,
});

const localOptions: readonly Option[] = [
  {
    value: 'builtin',
    label: 'Without an AI model',
    text: 'This server picks sentences out of your own week; your words stay here.',
  },
  { value: 'off', label: 'Off', text: 'No new summaries. The ones you have stay.' },
];

/** Explain that consent to another model does not apply to the current one. */
const consentExpiredText = ({ name, destination }: NonNullable<Preferences['agreedBefore']>) =>
  `You agreed to ${name} at ${destination}. This server now uses another model, and sends it nothing unless you choose On again.`;

/**
 * Let the user choose whether weekly summaries are written, and whether a model writes them. A model on another machine
 * is never the default.
 */
export function AiSummariesCard() {
  const { data, isPending, isError, error, refetch } = useQuery(preferencesQuery());
  const save = useSavePreference();
  if (isOffline({ data, error })) return null;
  return (
    <section className={cards['card']} aria-labelledby="ai-summaries-title">
      <h2 id="ai-summaries-title" className={cards['title']}>
        AI Summaries
      </h2>
      {isPending && <Skeleton height="12rem" radius="12px" />}
      {isError && !data && <LoadAgain error={error} what="AI summaries" onAgain={() => void refetch()} />}
      {data && (
        <fieldset className={styles['options']} aria-labelledby="ai-summaries-title">
          {data.agreedBefore && <p className={styles['consentNotice']}>{consentExpiredText(data.agreedBefore)}</p>}
          {[...(data.summaryModel ? [modelOption(data.summaryModel)] : []), ...localOptions].map(
            ({ value, label, text }) => (
              <Radio
                key={value}
                name="ai-summaries"
                label={label}
                description={text}
                checked={data.aiSummaries === value}
                onChange={() =>
                  save(
                    value === 'on'
                      ? { aiSummaries: value, summaryModel: data.summaryModel, earlierTitles: true }
                      : { aiSummaries: value },
                  )
                }
              />
            ),
          )}
        </fieldset>
      )}
    </section>
  );
}
