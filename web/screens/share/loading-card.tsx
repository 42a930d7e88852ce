import type { Day } from '../../../core/domain/days/day.ts';
import { CardFrame } from './card-stage.tsx';
import styles from './loading-card.module.css';
import { PickerButton } from './sentence-picker/sentence-picker.tsx';
import { ShareBar } from './share-bar.tsx';
import { ShareFrame } from './share-frame.tsx';
import { StoryToggle } from './story-toggle.tsx';

const ignore = () => {};

/** Show where the card will be. Its controls take their room already but are hidden, so that the card appears in place. */
export function LoadingCard({ weekStart }: { weekStart?: Day }) {
  return (
    <ShareFrame
      weekStart={weekStart}
      tool={
        <div className={styles['hidden']}>
          <PickerButton note="Quotes 10 of your words." onOpen={ignore} />
          <StoryToggle shape="card" onShape={ignore} />
        </div>
      }
      choices={
        <div className={styles['hidden']}>
          <ShareBar
            {...{ mode: 'quote', part: null, pictures: null, isCreating: false }}
            {...{ onMode: ignore, onPick: ignore, onShare: ignore }}
          />
        </div>
      }
    >
      <CardFrame>
        {() => (
          <p role="status" className={styles['loading']}>
            Loading...
          </p>
        )}
      </CardFrame>
    </ShareFrame>
  );
}
