import { SUMMARY_REFLECTIONS_MIN } from '../../../../core/domain/limits.ts';
import { capitalised, numberWord } from '../../../../core/domain/texts/limit-texts.ts';
import { TonightsQuestion } from '../../../features/reflections/tonights-question.tsx';
import { isEveningOver } from '../../../features/reflections/window/evening-over.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { RemindMe } from '../../../features/reminders/remind-me.tsx';
import { SampleWeekButton } from '../../../features/sample-week/sample-week-button.tsx';
import styles from './first-day.module.css';

export function FirstDay() {
  const { data: known } = useCurrentWindow();
  const isWaiting = known !== undefined && !known.window.isActive && !isEveningOver(known);
  return (
    <section className={styles['first']} aria-labelledby="first-day">
      <h2 id="first-day" className={styles['title']}>
        {isWaiting ? 'Until this evening' : 'What this leads to'}
      </h2>
      <div className={styles['actions']}>
        {isWaiting && <TonightsQuestion />}
        {isWaiting && <RemindMe type="evening" />}
        <SampleWeekButton />
      </div>
      <p className={styles['note']}>
        Days without words are fine. {capitalised(numberWord(SUMMARY_REFLECTIONS_MIN))} reflections a week are enough
        for a summary, and the ring above counts them.
      </p>
    </section>
  );
}
