import { useMemo } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { addDays, type Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../core/domain/limits.ts';
import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/dialog/sheet.tsx';
import { cardContent } from '../cards/base/card-content.ts';
import { ShareCard } from '../cards/base/share-card.tsx';
import type { LoadedDesign } from '../cards/load-design.ts';
import { useDesign } from '../cards/use-design.ts';
import { useLocalDay } from '../reflections/use-local-day.ts';
import sample from './sample-week.json' with { type: 'json' };
import styles from './sample-week-sheet.module.css';

type SampleWeekSheetProps = { open: boolean; onClose: () => void };

const sampleSummary = (today: Day): Summary => ({
  ...sample,
  id: 'sample',
  weekStart: addDays(weekStartOf(today), -WEEK_DAYS),
  generatedAt: `${today}T04:00:00.000Z`,
  writer: { kind: 'builtin', name: null, modelFailed: false },
  careful: false,
  version: 0,
});

/** An invented weekly summary with its card. */
export function SampleWeekSheet({ open, onClose }: SampleWeekSheetProps) {
  const today = useLocalDay();
  const summary = useMemo(() => sampleSummary(today), [today]);
  const { data: loaded } = useDesign('royal', summary);
  return (
    <Sheet open={open} onClose={onClose} title="What a week leads to">
      <p className={styles['tag']}>Sample: an invented week. Yours is made of your own words.</p>
      <h3 className={styles['title']}>{sample.title}</h3>
      {sample.longSummary.split('\n\n').map((paragraph) => (
        <p key={paragraph} className={styles['paragraph']}>
          {paragraph}
        </p>
      ))}
      <ul className={styles['themes']} aria-label="Key themes of the sample">
        {sample.keyThemes.map((theme) => (
          <li key={theme} className={styles['theme']}>
            {theme}
          </li>
        ))}
      </ul>
      <p className={styles['note']}>And a card that you can share, or keep to yourself:</p>
      <div className={styles['frame']} role="img" aria-label="Sample card with the words of the sample summary">
        {loaded && <SampleCard summary={summary} loaded={loaded} />}
      </div>
      <Button variant="quiet" className={styles['done']} onClick={onClose}>
        Good to know
      </Button>
    </Sheet>
  );
}

function SampleCard({ summary, loaded }: { summary: Summary; loaded: LoadedDesign }) {
  const { design, layout } = loaded;
  const content = useMemo(() => cardContent(summary, 'quote', layout.themeRoom), [summary, layout]);
  return (
    <div className={styles['card']} aria-hidden="true">
      <ShareCard design={design} layout={layout} content={content} />
    </div>
  );
}
