import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cardTitle, NEUTRAL_CARD_TITLE, NEUTRAL_TITLE } from '../../../../core/domain/summaries/card-title.ts';
import { type CardPart, chosenSentences } from '../../../features/cards/card-choice.ts';
import { moveSentence, toggleSentence, withUsual } from '../../../features/cards/change-choice.ts';
import { storeChoice, storePartsOff } from '../../../features/cards/store-choice.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { PartRow } from './part-row.tsx';
import { linesOf, SentenceRow } from './sentence-row.tsx';
import styles from './sentence-sheet.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

type SentenceSheetProps = { open: boolean; onClose: () => void; review: SharedSentences };

function Sentences({ review }: { review: SharedSentences }) {
  const { sentences, chosen, isChanged, partsOff, isFull } = review;
  const { title, keyThemes } = review.summary;
  const uid = useUid();
  const [moved, setMoved] = useState<string | null>(null);
  const explained = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = explained.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      element.parentElement?.style.setProperty('--explanation-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const change: SharedSentences['change'] = (changed) =>
    review.change((summary, mode, choice, room) => {
      // The user has now chosen for this version.
      const { lost, ...next } = changed(summary, mode, choice, room);
      storeChoice(uid, summary, next);
      return next;
    });
  const toggle = (sentence: string) => {
    setMoved(null);
    const isOn = chosen.includes(sentence);
    if (isOn ? linesOf(review).length === 1 : isFull) return;
    change((summary, mode, choice, room) =>
      // Another tab may have taken it off or added it just before.
      chosenSentences(summary, mode, choice, room).includes(sentence) === isOn
        ? toggleSentence(summary, mode, choice, sentence, room)
        : choice,
    );
  };
  const togglePart = (part: CardPart) =>
    review.change((summary, _, choice) => {
      const others = (choice.partsOff ?? []).filter((each) => each !== part);
      const next = partsOff.includes(part) ? others : [...others, part];
      storePartsOff(uid, summary, next);
      return { ...choice, partsOff: next };
    });
  const move = (sentence: string, by: -1 | 1) => {
    setMoved(sentence);
    change((summary, mode, choice, room) => moveSentence(summary, mode, choice, sentence, by, room));
  };
  const resetAndFocus = ({ currentTarget: { parentElement } }: MouseEvent) => {
    // The reset removes the button, so focus the sheet's content and scroll to its top, as when the sheet opens.
    flushSync(() => {
      setMoved(null);
      change((_, mode, choice) => ({ ...withUsual(choice, mode), partsOff: [] }));
      storePartsOff(uid, review.summary, []);
    });
    focusIfLost(parentElement);
    parentElement?.scrollTo(0, 0);
    // In a very low window, the sheet itself scrolls.
    parentElement?.closest('dialog')?.scrollTo(0, 0);
  };
  const place = moved === null ? null : placeText(moved, review);
  return (
    <>
      {/* Not atomic: after a move, screen readers read the new place without the explanation. */}
      <p ref={explained} role="status" aria-atomic="false" className={styles['explanation']}>
        {explanation(review)} {/* The key makes it a new text when another sentence moves to the same place. */}
        <span key={`${place} ${moved}`} className="visually-hidden">
          {place}
        </span>
      </p>
      {cardTitle(title) !== NEUTRAL_TITLE && (
        <PartRow
          name="Title"
          words={cardTitle(title)}
          isOff={partsOff.includes('title')}
          toggle={() => togglePart('title')}
        >
          The title is “{NEUTRAL_CARD_TITLE}” instead.
        </PartRow>
      )}
      {keyThemes.length > 0 && (
        <PartRow
          name="Themes"
          words={keyThemes.join(', ')}
          isOff={partsOff.includes('themes')}
          toggle={() => togglePart('themes')}
        />
      )}
      <ul>
        {sentences.map((sentence) => (
          <SentenceRow
            key={sentence}
            sentence={sentence}
            review={review}
            toggle={() => toggle(sentence)}
            move={(by) => move(sentence, by)}
          />
        ))}
      </ul>
      {(isChanged || partsOff.length > 0) && (
        <Button variant="quiet" className={styles['wide']} onClick={resetAndFocus}>
          {`Back to the usual ${usualParts(partsOff)}`}
        </Button>
      )}
      <p className={styles['where']}>Your choice is kept on this device.</p>
    </>
  );
}

/** Choose the title, the themes and the sentences of the card, and their order. The last sentence cannot be removed. */
export function SentenceSheet({ open, onClose, review }: SentenceSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="What Is Shared" isAside>
      <Sentences review={review} />
    </Sheet>
  );
}

function usualParts(partsOff: readonly CardPart[]): string {
  const title = partsOff.includes('title');
  const themes = partsOff.includes('themes');
  if (title && themes) return 'title, themes and sentences';
  return title ? 'title and sentences' : themes ? 'themes and sentences' : 'sentences';
}

function placeText(sentence: string, review: SharedSentences): string {
  const lines = linesOf(review);
  const place = lines.indexOf(sentence) + 1;
  return place === 1 ? `First of ${lines.length}: it leads.` : `Moved to place ${place} of ${lines.length}.`;
}

function explanation(review: SharedSentences): string {
  const { mode, lost, isFull, isChanged, count, total } = review;
  const first = mode === 'quote' ? 'The first chosen sentence is the largest.' : 'The first chosen sentence leads.';
  if (lost === 'own words')
    return 'The text has changed, and your choice no longer fits. The sentences quote none of your words until you choose.';
  if (lost === 'gone')
    return 'No sentence that you chose is left in this summary. The card has the usual ones, except those you took off.';
  if (lost === 'new')
    return 'The text has changed, and the card has words of yours that it did not have before. Take off what you do not share.';
  if (isFull && total > count) {
    return `${first} The card has room for ${count}: leave one off, then choose another.`;
  }
  // By default, a full text card omits only the closing sentences (`cardSentences`).
  if (mode === 'fulltext' && !isChanged && total > count) {
    return `${first} The closing line, about other weeks or a name, is off: choose it if you like.`;
  }
  const [name, other] = mode === 'quote' ? ['Quote', 'Full text'] : ['Full text', 'Quote'];
  return `${first} You choose for ${name}. Leaving out a sentence leaves it out of ${other}, too, until you tick it again here. Adding or moving one changes only ${name}.`;
}
