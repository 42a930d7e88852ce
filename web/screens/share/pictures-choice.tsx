import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon, ForwardIcon } from '../../ui/icons.tsx';
import type { PageStrip } from './page-strip.ts';
import styles from './share-bar.module.css';

export type PicturesProps = {
  isSplit: boolean;
  /** Whether one card has no room for the whole summary. */
  isLong: boolean;
  count: number;
  onSplit: (isSplit: boolean) => void;
  strip: PageStrip;
};

/** The id of the text that says how many sentences the pictures of a long summary have. */
export const countId = 'shared-count';

/** Let the user choose between one picture and several, and turn their pages. */
export function PicturesChoice({ isSplit, isLong, count, onSplit, strip: { shown, goTo } }: PicturesProps) {
  return (
    <div className={styles['pictures']}>
      <label className={styles['split']}>
        <input
          type="checkbox"
          checked={isSplit}
          aria-describedby={isLong && count > 1 ? countId : undefined}
          onChange={({ currentTarget }) => onSplit(currentTarget.checked)}
        />
        {/* Beside the number of its sentences, a long summary has no room for more words on a small phone. */}
        <span>{isLong ? 'Several pictures' : 'Several pictures, with larger words'}</span>
      </label>
      {count > 1 && (
        <div className={styles['pager']}>
          <IconButton label="Previous picture" aria-disabled={shown === 0} onClick={() => goTo(shown - 1)}>
            <BackIcon />
          </IconButton>
          <p aria-hidden="true" className={styles['place']}>
            {`${shown + 1} of ${count}`}
          </p>
          <IconButton label="Next picture" aria-disabled={shown === count - 1} onClick={() => goTo(shown + 1)}>
            <ForwardIcon />
          </IconButton>
        </div>
      )}
      {/* Always render this region: screen readers announce only changes to a region that already exists. */}
      <p role="status" className="visually-hidden">
        {count > 1 && `Picture ${shown + 1} of ${count}`}
      </p>
    </div>
  );
}
