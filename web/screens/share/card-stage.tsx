import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CARD_HEIGHT_PX, CARD_PREVIEW_SCALE, CARD_WIDTH_PX } from '../../../core/domain/limits.ts';
import styles from './card-stage.module.css';

/** Show a card at 85% of its size, or smaller if there is less space. */
export function CardStage({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(CARD_PREVIEW_SCALE);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setScale(Math.min(CARD_PREVIEW_SCALE, element.clientWidth / CARD_WIDTH_PX));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={room} className={styles['room']}>
      <div className={styles['frame']} style={{ width: CARD_WIDTH_PX * scale, height: CARD_HEIGHT_PX * scale }}>
        <div className={styles['card']} style={{ transform: `scale(${scale})` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
