import type { CardMode } from '../../features/cards/base/design.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PaletteIcon, ShareIcon } from '../../ui/icons.tsx';
import styles from './share-bar.module.css';

const modes: readonly { mode: CardMode; label: string }[] = [
  { mode: 'quote', label: 'Quote' },
  { mode: 'fulltext', label: 'Full text' },
];

type ShareBarProps = {
  mode: CardMode;
  onMode: (mode: CardMode) => void;
  /** Whether the picture is being made or shared. */
  isCreating: boolean;
  /** The choice between one picture and several with larger words; null when one has room for the text. */
  pictures: { isSplit: boolean; count: number; onSplit: (isSplit: boolean) => void } | null;
  /** Whether no sentence is left to share. */
  isEmpty: boolean;
  onPick: () => void;
  onShare: () => void;
};

/** The controls of the card at the bottom of the screen. */
export function ShareBar({ mode, onMode, pictures, isCreating, isEmpty, onPick, onShare }: ShareBarProps) {
  return (
    <div className={styles['bar']}>
      <p role="status" className={styles['note']}>
        {isEmpty && 'Nothing is left to share. Keep at least one sentence.'}
      </p>
      {pictures && (
        <label className={styles['split']}>
          <input
            type="checkbox"
            checked={pictures.isSplit}
            onChange={({ currentTarget }) => pictures.onSplit(currentTarget.checked)}
          />
          <span>
            {pictures.isSplit ? `${pictures.count} pictures, with larger words` : 'Several pictures, with larger words'}
          </span>
        </label>
      )}
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
      <IconButton label="Choose design" className={styles['pick']} onClick={onPick}>
        <PaletteIcon />
      </IconButton>
      <Button className={styles['share']} busy={isCreating} disabled={isEmpty} onClick={onShare}>
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
