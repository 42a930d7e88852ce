import type { ReactNode } from 'react';
import type { CardMode } from '../../features/cards/base/design.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon, ForwardIcon, PaletteIcon, ShareIcon } from '../../ui/icons.tsx';
import type { PageStrip } from './page-strip.ts';
import styles from './share-bar.module.css';

const modes: readonly { mode: CardMode; label: string }[] = [
  { mode: 'quote', label: 'Quote' },
  { mode: 'fulltext', label: 'Full text' },
];

type PicturesProps = {
  isSplit: boolean;
  /** Whether one card has no room for the whole summary. */
  isLong: boolean;
  count: number;
  onSplit: (isSplit: boolean) => void;
  strip: PageStrip;
};

type ShareBarProps = {
  mode: CardMode;
  onMode: (mode: CardMode) => void;
  /** Which part of the summary the card shows, if it is not the whole. */
  part: ReactNode;
  isCreating: boolean;
  /** The choice between one picture and several with larger words; null if only one picture is offered. */
  pictures: PicturesProps | null;
  onPick: () => void;
  onShare: () => void;
};

/** The controls of the card: its text, the number of pictures, its design, and Share. */
export function ShareBar({ mode, onMode, part, pictures, isCreating, onPick, onShare }: ShareBarProps) {
  return (
    <div className={styles['bar']}>
      <fieldset className={styles['modes']}>
        <legend className="visually-hidden">Text on the card</legend>
        <div className={styles['toggle']}>
          {modes.map((each) => (
            <button
              key={each.mode}
              type="button"
              className={styles['mode']}
              aria-pressed={each.mode === mode}
              onClick={() => onMode(each.mode)}
            >
              {each.label}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles['details']}>
        {part}
        {pictures && <Pictures {...pictures} />}
      </div>
      <IconButton label="Choose design" className={styles['pick']} onClick={onPick}>
        <PaletteIcon />
        <span>Design</span>
      </IconButton>
      <Button className={styles['share']} busy={isCreating} onClick={onShare}>
        {isCreating ? (
          'Creating...'
        ) : (
          <>
            <ShareIcon size={18} />
            <span>Share</span>
          </>
        )}
      </Button>
    </div>
  );
}

/** The id of the text that says how many sentences the pictures of a long summary have. */
export const countId = 'shared-count';

function Pictures({ isSplit, isLong, count, onSplit, strip: { shown, goTo } }: PicturesProps) {
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
