import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { evidenceParagraphs, type ParagraphPart } from './evidence-paragraphs.ts';
import { sourcesOf } from './evidence-sources.ts';
import { SentenceSources } from './sentence-sources.tsx';
import styles from './summary-with-evidence.module.css';

type Props = {
  summary: Pick<Summary, 'longSummary' | 'evidence'>;
  /** The position at which the open sentence begins; null if no sentence is open. */
  openAtFirst: number | null;
  /** Return whether the user has neither pressed, typed nor scrolled anything since the address changed. */
  isUntouched: () => boolean;
};

/**
 * The paragraphs of a summary. A tap on a sentence shows the reflections behind it; a second tap or Escape hides them.
 */
export function SummaryWithEvidence({ summary, openAtFirst, isUntouched }: Props) {
  const [open, setOpen] = useState(openAtFirst);
  const hasChosen = useRef(false);
  const toggle = (start: number | null) => {
    hasChosen.current = true;
    setOpen(start);
  };
  const sources = summary.evidence?.sources ?? [];
  const paragraphs = evidenceParagraphs(summary);
  const hasSources = paragraphs.some(({ parts }) =>
    parts.some(({ reflectionIds }) => sourcesOf(reflectionIds ?? [], sources).length > 0),
  );
  const hint = hasSources && (
    <p className={styles['hint']} data-not-printed>
      Choose a sentence to see the reflections behind it.
    </p>
  );
  const texts = paragraphs.map(({ start, parts: stretches }) => (
    <p key={start} className={styles['paragraph']}>
      {stretches.map((stretch) => {
        const rests = sourcesOf(stretch.reflectionIds ?? [], sources);
        if (rests.length === 0) return stretch.text;
        const isOpen = stretch.start === open;
        return (
          <Sentence
            key={stretch.start}
            stretch={stretch}
            isOpen={isOpen}
            onToggle={() => toggle(isOpen ? null : stretch.start)}
          >
            <SentenceSources
              sentence={stretch.start}
              text={stretch.text}
              sources={rests}
              isWholeWeek={rests.length > 2 && rests.length === sources.length}
              mayScroll={() => hasChosen.current || isUntouched()}
            />
          </Sentence>
        );
      })}
    </p>
  ));
  return (
    <>
      {hint}
      {texts}
    </>
  );
}

type SentenceProps = { stretch: ParagraphPart; isOpen: boolean; onToggle: () => void; children: React.ReactNode };

function Sentence({ stretch, isOpen, onToggle, children }: SentenceProps) {
  const shown = useId();
  const sentence = useRef<HTMLSpanElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    // The focus may be on a link of the evidence, which is about to disappear.
    sentence.current?.focus();
    onToggle();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the sentence and the links inside.
    <span onKeyDown={onEscape}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button would not wrap inline with the text. */}
      <span
        ref={sentence}
        role="button"
        tabIndex={0}
        className={styles['sentence']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? shown : undefined}
        onClick={onToggle}
        onKeyDown={onKeyDown}
      >
        {stretch.text}
      </span>
      {isOpen && <span id={shown}>{children}</span>}
    </span>
  );
}
