import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
  EVENING_UNTIL_SECONDS_OF_DAY,
  SUMMARY_REFLECTIONS_MIN,
} from '../../../../core/domain/limits.ts';
import { capitalised, hourWord, numberWord, shortClockText } from '../../../../core/domain/texts/limit-texts.ts';
import { basePath } from '../../../device/base-path.ts';
import { isSampleSession } from '../../../features/session/timezone-offset.ts';
import cards from '../card/card.module.css';
import { SettingRow } from '../card/setting-row.tsx';
import { VersionCard } from './version-card.tsx';

const facts: readonly { label: string; value: string }[] = [
  {
    label: 'Evening reflection',
    value: `Open every day from ${hourWord(EVENING_FROM_SECONDS_OF_DAY)} to ${hourWord(EVENING_UNTIL_SECONDS_OF_DAY)}.`,
  },
  {
    label: 'Deep reflection',
    value: `${capitalised(numberWord(DEEP_WINDOW_MINUTES))} minutes a day, at a random moment from ${shortClockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} to ${shortClockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}.`,
  },
  {
    label: 'Streak',
    value: 'The days in a row on which you wrote at least once.',
  },
  {
    label: 'Weekly summary',
    value: `Comes on Monday after a week with at least ${numberWord(SUMMARY_REFLECTIONS_MIN)} reflections.`,
  },
];

export function AboutCards() {
  return (
    <>
      <section className={cards['card']} aria-labelledby="how-title">
        <h2 id="how-title" className={cards['title']}>
          How Inward Works
        </h2>
        {facts.map(({ label, value }) => (
          <SettingRow key={label} label={label} value={value} />
        ))}
      </section>
      <section className={cards['card']} aria-labelledby="words-title">
        <h2 id="words-title" className={cards['title']}>
          Your Words
        </h2>
        {isSampleSession() ? (
          <p className={cards['text']}>
            This is the sample journal, on this server, {window.location.host + basePath}. Everyone who opens it can
            read and change it, so keep your own words for a journal of your own. Its clock is set so that a first visit
            is in the evening.
          </p>
        ) : (
          <p className={cards['text']}>
            They are stored on this server, {window.location.host + basePath}. No other user can open them. The person
            who runs the server could. Your devices keep your summaries, your latest reflections and the months that you
            opened, so that you can read them and write without a network.
          </p>
        )}
      </section>
      <VersionCard />
    </>
  );
}
