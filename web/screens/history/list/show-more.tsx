import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { untouchedSince } from '../../../ui/page/untouched-since.ts';
import { useIsPrinted } from '../../../ui/page/use-is-printed.ts';
import styles from './list-view.module.css';
import type { ShownPages } from './use-older-pages.ts';

/** Return the card at the 0-based index `place` of the list, or the last card if the list is shorter. */
function cardAt(place: number): HTMLElement | undefined {
  const cards = document.querySelectorAll<HTMLElement>('main li article');
  return cards[Math.min(place, cards.length - 1)];
}

function showCard(card: HTMLElement | undefined): void {
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
}

/** Whether the next page has older or newer reflections. */
type Kind = 'older' | 'newer';

const texts = {
  older: { label: 'Show older', failed: 'Older ones cannot be loaded just now. They are safe.' },
  newer: { label: 'Show newer', failed: 'Newer ones cannot be loaded just now. They are safe.' },
} as const;

/**
 * Show the button that loads the next page, if there is one. Once that page is loaded, focus its first reflection
 * and scroll to it. If the user has pressed or scrolled anything during the request, do not scroll, and focus it only if
 * the focus was on the removed button. In print, say that the list goes on.
 */
export function ShowMore({ all, hasMore, state, showMore, kind }: ShownPages & { kind: Kind }) {
  const isPrinted = useIsPrinted();
  const pressed = useRef<{ shown: number; isLatest: () => boolean } | null>(null);
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return;
    const { shown, isLatest } = pressed.current;
    pressed.current = null;
    if (isLatest()) showCard(cardAt(shown));
    else focusIfLost(cardAt(shown));
  }, [state]);
  if (!hasMore) return null;
  const press = () => {
    pressed.current = { shown: all.length, isLatest: untouchedSince() };
    showMore();
  };
  return (
    <div className={styles['older']}>
      {state === 'failed' && <LiveRegion className={styles['failed']}>{texts[kind].failed}</LiveRegion>}
      <Button variant="quiet" busy={state === 'loading'} onClick={press}>
        {texts[kind].label}
      </Button>
      {isPrinted && <p>This list goes on. You can make a book of all your days in Settings, Your Data.</p>}
    </div>
  );
}
