import type { CardShape } from '../../features/cards/base/design.ts';
import styles from './story-toggle.module.css';

type Props = { shape: CardShape; onShape: (shape: CardShape) => void };

/** Switch between the shapes `card` and `story`. The shape `story` keeps words away from the edges that apps cover. */
export function StoryToggle({ shape, onShape }: Props) {
  return (
    <button
      type="button"
      className={styles['story']}
      aria-label="Story size: leave room for its edges"
      aria-pressed={shape === 'story'}
      onClick={() => onShape(shape === 'card' ? 'story' : 'card')}
    >
      Story size
    </button>
  );
}
