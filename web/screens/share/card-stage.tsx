import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CARD_HEIGHT_PX, CARD_PREVIEW_SCALE, CARD_WIDTH_PX } from '../../../core/domain/limits.ts';
import { useIsWide } from '../../ui/page/use-is-wide.ts';
import styles from './card-stage.module.css';

type FrameProps = {
  /** Return the content of the frame, for the scale of the card. */
  children: (scale: number) => ReactNode;
};

/**
 * The frame of a card at 85% of its size, or smaller if there is less space. Beside its controls, it may be higher than
 * the screen.
 */
export function CardFrame({ children }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const [scale, setScale] = useState(CARD_PREVIEW_SCALE);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const fromHeight = isWide ? Number.POSITIVE_INFINITY : element.clientHeight / CARD_HEIGHT_PX;
      setScale(Math.min(CARD_PREVIEW_SCALE, element.clientWidth / CARD_WIDTH_PX, fromHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWide]);

  return (
    <div ref={room} className={styles['room']}>
      <div className={styles['frame']} style={{ width: CARD_WIDTH_PX * scale, height: CARD_HEIGHT_PX * scale }}>
        {children(scale)}
      </div>
    </div>
  );
}

/** Show a card in its frame. */
export function CardStage({ children }: { children: ReactNode }) {
  return (
    <CardFrame>
      {(scale) => (
        <div className={styles['card']} style={{ transform: `scale(${scale})` }}>
          {children}
        </div>
      )}
    </CardFrame>
  );
}
