import type { ReactNode } from 'react';
import type { CardMode } from '../../features/cards/base/design.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PaletteIcon, ShareIcon } from '../../ui/icons.tsx';
import { PicturesChoice } from './lazy-parts.ts';
import type { PicturesProps } from './pictures-choice.tsx';
import styles from './share-bar.module.css';

const modes: readonly { mode: CardMode; label: string }[] = [
  { mode: 'quote', label: 'Quote' },
  { mode: 'fulltext', label: 'Full text' },
];

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
        {pictures && <PicturesChoice {...pictures} />}
      </div>
      <IconButton label="Choose design" className={styles['pick']} onClick={onPick}>
        <PaletteIcon />
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
