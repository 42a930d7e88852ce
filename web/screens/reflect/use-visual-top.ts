import { type RefObject, useEffect } from 'react';

/** Keeps a fixed element at the top of what can be seen: some browsers push the page up when the keyboard opens. */
export function useVisualTop(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const follow = () => {
      if (frame.current)
        frame.current.style.transform = viewport?.offsetTop ? `translateY(${viewport.offsetTop}px)` : '';
    };
    viewport?.addEventListener('scroll', follow);
    viewport?.addEventListener('resize', follow);
    return () => {
      viewport?.removeEventListener('scroll', follow);
      viewport?.removeEventListener('resize', follow);
    };
  }, [frame]);
}
