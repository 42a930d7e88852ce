import { useQuery } from '@tanstack/react-query';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '../../../core/domain/limits.ts';
import { type DesignKey, designs } from '../../features/cards/designs.ts';
import type { CardContent } from '../../features/cards/layout.ts';
import { ShareCard } from '../../features/cards/share-card.tsx';
import { layoutQuery } from '../../features/cards/use-design.ts';
import styles from './design-swatch.module.css';

/** Two of them go side by side into 320 px. */
const SCALE = 0.22;

/** A small live card, in the system's fonts until its design is chosen; its ground alone while the drawing loads. */
export function DesignSwatch({ designKey, content }: { designKey: DesignKey; content: CardContent }) {
  const design = designs[designKey];
  const { data: layout } = useQuery(layoutQuery(design.layout));
  return (
    <span
      aria-hidden="true"
      className={styles['swatch']}
      style={{ width: CARD_WIDTH_PX * SCALE, height: CARD_HEIGHT_PX * SCALE, background: design.palette.background }}
    >
      <span className={styles['card']} style={{ transform: `scale(${SCALE})` }}>
        {layout && <ShareCard design={design} layout={layout} content={content} />}
      </span>
    </span>
  );
}
