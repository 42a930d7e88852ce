import type { Day } from '../../../../core/domain/days/day.ts';
import { afterPaint } from '../../../device/after-paint.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import styles from './home-line-place.module.css';

const HomeLine = lazyPart(async () => {
  await afterPaint();
  return (await import('./home-line.tsx')).HomeLine;
});

/**
 * Show a sentence about the week. Reserve its height, so that the content below does not move when the sentence loads.
 */
export function HomeLinePlace({ today }: { today: Day }) {
  return (
    <p className={styles['line']}>
      <HomeLine today={today} />
    </p>
  );
}
