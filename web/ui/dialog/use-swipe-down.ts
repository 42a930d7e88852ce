import { type RefObject, type TouchEvent, useRef, useState } from 'react';
import { SHEET_SWIPE_THRESHOLD_PX } from '../../../core/domain/limits.ts';

/**
 * Follow a finger that drags a sheet down, and close the sheet beyond the threshold. A drag inside the scroller counts
 * only if the scroller is at its top, so that scrolling up does not close the sheet. On a low screen, the whole sheet
 * scrolls.
 */
export function useSwipeDown(scroller: RefObject<HTMLElement | null>, onSwiped: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [draggedPx, setDraggedPx] = useState(0);
  const release = () => {
    start.current = null;
    setDraggedPx(0);
  };
  return {
    draggedPx,
    handlers: {
      onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
        const touch = touches[0];
        const inner = scroller.current?.contains(target as Node) ? scroller.current : null;
        const isScrolled = currentTarget.scrollTop > 0 || (inner?.scrollTop ?? 0) > 0;
        start.current = touch && touches.length === 1 && !isScrolled ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        if (!touch || !start.current) return;
        const downPx = touch.clientY - start.current.y;
        if (draggedPx === 0 && downPx <= Math.abs(touch.clientX - start.current.x)) start.current = null;
        else setDraggedPx(Math.max(0, downPx));
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        const isFar = touch && start.current && touch.clientY - start.current.y > SHEET_SWIPE_THRESHOLD_PX;
        release();
        if (isFar) onSwiped();
      },
      onTouchCancel: release,
    },
  };
}
