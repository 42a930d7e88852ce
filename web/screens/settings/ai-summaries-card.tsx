import { useQuery } from '@tanstack/react-query';
import type { AiSummaries, Preferences } from '../../../core/contract/preferences.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './ai-summaries-card.module.css';
import cards from './settings-screen.module.css';
import { useChoose } from './use-choose.ts';

/** Where the words go, in one sentence. */
function choicesOf({
  name,
  destination,
}: Preferences['summaryModel']): { value: AiSummaries; label: string; text: string }[] {
  return [
    ...(name === null
      ? []
      : [
          {
            value: 'on' as const,
            label: 'On',
            text: `Each week’s reflections, their questions and days, go to ${name} at ${destination ?? 'its provider'}; never your name or e-mail.`,
          },
        ]),
    { value: 'builtin', label: 'Builtin only', text: 'Put together on this server; your words go nowhere else.' },
    { value: 'off', label: 'Off', text: 'No summaries of the weeks to come; the ones you have stay.' },
  ];
}

/** Whether, and by whom, a person's weeks are summarised. A model is never chosen for them. */
export function AiSummariesCard() {
  const { data, isPending, isError, error, refetch } = useQuery(preferencesQuery());
  const choose = useChoose();
  return (
    <section className={cards['card']} aria-labelledby="ai-summaries-title">
      <h2 id="ai-summaries-title" className={cards['cardTitle']}>
        AI Summaries
      </h2>
      {isPending && <Skeleton height="9rem" radius="12px" />}
      {isError && !data && <LoadAgain error={error} onAgain={() => void refetch()} />}
      {data && (
        <fieldset className={styles['choices']} aria-labelledby="ai-summaries-title">
          {choicesOf(data.summaryModel).map(({ value, label, text }) => (
            <label key={value} className={styles['choice']}>
              <input
                type="radio"
                name="ai-summaries"
                className={styles['radio']}
                aria-labelledby={`ai-summaries-${value}`}
                aria-describedby={`ai-summaries-${value}-text`}
                checked={chosen(data) === value}
                onChange={() => choose({ aiSummaries: value })}
              />
              <span className={styles['words']}>
                <span id={`ai-summaries-${value}`} className={styles['label']}>
                  {label}
                </span>
                <span id={`ai-summaries-${value}-text`} className={styles['text']}>
                  {text}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** Without a model on this server, "on" is what "builtin only" is. */
function chosen({ aiSummaries, summaryModel }: Preferences): AiSummaries {
  return aiSummaries === 'on' && summaryModel.name === null ? 'builtin' : aiSummaries;
}
