import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import { cardTitle } from '../../../core/domain/summaries/card-title.ts';
import { searchMatch } from '../../../core/domain/summaries/summary-search.ts';
import { counted } from '../../../core/domain/texts/counted.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { marked, markedExcerpt } from '../../features/reflections/marked.tsx';
import { useVersionOnScreen } from '../../features/summaries/use-version-on-screen.ts';
import { useVersionWork } from '../../features/summaries/use-version-work.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { focusOnArrival } from '../../ui/page/focus-on-arrival.ts';
import { MovablePlace, useMovable } from '../../ui/page/movable.tsx';
import { showTopIfAbove } from '../../ui/page/show-top-if-above.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import { NoShareNote, ShareButton } from './share-button.tsx';
import styles from './summary-card.module.css';
import { SummaryText } from './summary-text.tsx';
import { useBackToCard } from './use-back-to-card.ts';
import { useMatchesInView } from './use-matches-in-view.ts';
import { useRememberOpened } from './use-remember-opened.ts';

type Props = {
  summary: Summary;
  /** The words to mark: those of the search; '' without a search. */
  search: string;
  /** Whether the summary or its week matches the search. */
  isMatch: boolean;
  /** Whether the list is sorted by number of reflections. */
  showsCount: boolean;
  isOpen: boolean;
  /** Whether the path names the week of this summary. */
  isFromPath: boolean;
  /** Whether the user opened the week in the path by a link, not by a button of this screen. */
  isByLink: boolean;
  /** Return whether the user has neither pressed, typed nor scrolled anything since the address changed. */
  isUntouched: () => boolean;
  /** Where to show the text on a wide screen; null to show it in the card. */
  pane: HTMLElement | null;
  /** Whether the user opened this summary by "earlier week" or "later week" of another summary, or by Back. */
  isContinued: boolean;
  otherWeeks: ReactNode;
  onToggle: () => void;
};

export function SummaryCard({ summary, search, showsCount, isOpen, isFromPath, pane, ...props }: Props) {
  const { isMatch, isByLink, isUntouched, isContinued, otherWeeks, onToggle } = props;
  const { read, kept, isKept, setVersion } = useVersionOnScreen(summary, isOpen);
  const { id, title, weekStart, reflectionCount, careful } = read;
  const work = useVersionWork(read, setVersion);
  // Beside the text, the card in the list keeps the title of the kept version.
  const listTitle = cardTitle(pane ? kept.title : title);
  // Add the date to the accessible names, because two weeks may have the same title.
  const date = cardDay(weekStart);
  const card = useRef<HTMLElement>(null);
  const text = useId();
  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = useRef<HTMLHeadingElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const toggledBy = useRef<'tap' | 'key' | null>(null);
  const words = useMovable();
  const [address] = useSearchParams();
  const sentence = isFromPath && address.has('sentence') ? Number(address.get('sentence')) : null;

  useRememberOpened(weekStart, isOpen);
  // When a search begins, show the kept version, because searches look only in that version.
  const searched = useRef(search);
  useEffect(() => {
    if (search !== '' && search !== searched.current) setVersion(null);
    searched.current = search;
  });
  useEffect(() => {
    if (!isFromPath || (!isByLink && sentence === null) || !isUntouched()) return;
    card.current?.scrollIntoView({ block: 'start' });
    if (sentence === null) focusOnArrival(heading.current);
  }, [isFromPath, isByLink, sentence, isUntouched]);
  // After a return from the share screen, focus the title of the summary that was shared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later change of the address is not a return.
  useEffect(() => {
    if ((history.state as { sharedId?: unknown } | null)?.sharedId !== id || !isUntouched()) return;
    focusOnArrival(heading.current);
  }, [id]);
  // With two panes, a summary that is opened by its address begins at its title in the pane.
  useEffect(() => {
    if (!pane || !isFromPath || sentence !== null) return;
    const focused = document.activeElement;
    if (focused !== document.body && focused?.tagName !== 'H1' && focused !== heading.current) return;
    reading.current?.focus({ preventScroll: true });
  }, [pane, isFromPath, sentence]);
  // Scroll to the title: a card above may have collapsed and moved this one up, and the page may be scrolled down.
  useEffect(() => {
    if (!isOpen || !isUntouched()) return;
    const shownTitle = reading.current ?? heading.current;
    if (isContinued) {
      card.current?.scrollIntoView({ block: reading.current ? 'nearest' : 'start' });
      shownTitle?.focus({ preventScroll: true });
    }
    shownTitle?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isContinued, isUntouched]);
  useBackToCard(pane, isOpen, actions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when `pane` is set, the text moves into it.
  useEffect(() => {
    if (sentence === null || !isUntouched()) return;
    focusOnArrival(element.current?.querySelector<HTMLElement>('[aria-expanded="true"]'));
  }, [sentence, pane, isUntouched]);
  useMatchesInView(element, { search, isOpen, isUntouched });

  // After expanding, focus the title in the pane: by Tab, it would be many controls away from the button, and the keys
  // that scroll would move the list. In the card, the text pushes the button down, out of a low window, and Tab would
  // leave the summary: after a key on the button, focus the title.
  useEffect(() => {
    if (!isOpen || !toggledBy.current) return;
    const isByButton = toggledBy.current === 'key' && actions.current?.contains(document.activeElement);
    if (!reading.current && isByButton) bringIntoView(heading.current);
    (reading.current ?? (isByButton ? heading.current : null))?.focus({ preventScroll: true });
  }, [isOpen]);

  // After expanding by a tap at the foot of the window, show more than the title. Elsewhere the list does not move.
  useEffect(() => {
    if (!isOpen || toggledBy.current !== 'tap' || reading.current || !heading.current) return;
    const { bottom } = heading.current.getBoundingClientRect();
    if (bottom > (innerHeight * 2) / 3) card.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  const match = searchMatch(read, search);
  const range = `${date} – ${cardDay(weekEnd(weekStart))}`;
  const toggle = ({ detail }: MouseEvent) => {
    // `detail` counts mouse clicks, so it is 0 for a click by keyboard.
    toggledBy.current = isOpen ? null : detail === 0 ? 'key' : 'tap';
    setVersion(null);
    if (isOpen) showTopIfAbove(card.current);
    onToggle();
  };

  const shareName = `${cardTitle(title)}, ${date}`;
  const shareButton = !careful && (
    <ShareButton {...{ read, isKept, work }} name={shareName} isInPane={isOpen && pane !== null} />
  );
  const noShareNote = (careful || !isKept) && <NoShareNote isCareful={careful} />;

  return (
    <article
      ref={card}
      className={classNames(styles['card'], isOpen && styles['open'])}
      data-printed={(isOpen && !pane) || undefined}
    >
      <p className={styles['range']}>
        {range}
        {showsCount && ` · ${counted(reflectionCount, 'reflection')}`}
        {isMatch && <span className={styles['match']}>Match found</span>}
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles['title']}>
        {match ? marked(listTitle, match.rangesIn(listTitle)) : listTitle}
      </h2>
      {match?.line && !isOpen && (
        <p className={styles['line']}>
          {match.line.isTheme && 'Theme: '}
          {markedExcerpt(match.line.text, match.rangesIn).words}
        </p>
      )}
      {isOpen &&
        createPortal(
          <SummaryText
            {...{ element, read, work, sentence, isUntouched }}
            otherWeeks={pane ? null : otherWeeks}
            id={text}
            onRead={setVersion}
          />,
          words.element,
        )}
      {isOpen && !pane && (
        <>
          <MovablePlace content={words} />
          {noShareNote}
        </>
      )}
      {isOpen &&
        pane &&
        createPortal(
          <>
            {otherWeeks}
            <article data-printed className={styles['inPane']}>
              <p className={styles['range']}>{range}</p>
              <h2 ref={reading} tabIndex={-1} className={classNames(styles['title'], styles['reading'])}>
                {cardTitle(title)}
              </h2>
              <MovablePlace content={words} />
              {!shareButton && noShareNote}
            </article>
            {shareButton && (
              <div className={styles['afterText']} data-not-printed>
                {noShareNote}
                {shareButton}
              </div>
            )}
          </>,
          pane,
        )}
      <div ref={actions} className={styles['actions']} data-not-printed>
        <button
          type="button"
          data-toggles-entry
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? text : undefined}
          onClick={toggle}
        >
          {isOpen ? 'Collapse' : 'Expand'}
          <span className="visually-hidden">
            : {listTitle}, {date}
          </span>
          <ChevronDownIcon size={18} />
        </button>
        {!(isOpen && pane) && shareButton}
      </div>
    </article>
  );
}
