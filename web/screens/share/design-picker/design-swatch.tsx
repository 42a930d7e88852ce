import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CardContent } from '../../../features/cards/base/layout.ts';
import { ShareCard } from '../../../features/cards/base/share-card.tsx';
import { type DesignKey, designs } from '../../../features/cards/designs.ts';
import { swatchQuery } from '../../../features/cards/swatch.ts';
import styles from './design-swatch.module.css';
import { useInView } from './use-in-view.ts';

/** A small card of the design. Show only its background until it has scrolled into view. */
export function DesignSwatch({ designKey, content }: { designKey: DesignKey; content: CardContent }) {
  const swatch = useRef<HTMLSpanElement>(null);
  const design = designs[designKey];
  const { data: layout } = useQuery({ ...swatchQuery(designKey, content.mode), enabled: useInView(swatch) });
  return (
    <span
      ref={swatch}
      aria-hidden="true"
      className={styles['swatch']}
      style={{ background: design.palette.background }}
    >
      <span className={styles['card']}>
        {layout && <ShareCard design={design} layout={layout} content={content} />}
      </span>
    </span>
  );
}
