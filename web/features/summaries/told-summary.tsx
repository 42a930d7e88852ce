import { type KeyboardEvent, useId, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { SentenceSources } from './sentence-sources.tsx';
import { sourcesOf } from './source-words.ts';
import { type Stretch, toldParagraphs } from './told-paragraphs.ts';
import styles from './told-summary.module.css';

type Props = { summary: Pick<Summary, 'longSummary' | 'evidence'> };

/** The paragraphs; a tap on a sentence shows the reflections that it rests on. */
export function ToldSummary({ summary }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const sources = summary.evidence?.sources ?? [];
  return toldParagraphs(summary).map(({ start, stretches }) => (
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
            onToggle={() => setOpen(isOpen ? null : stretch.start)}
          >
            <SentenceSources sources={rests} isWholeWeek={rests.length > 2 && rests.length === sources.length} />
          </Sentence>
        );
      })}
    </p>
  ));
}

type SentenceProps = { stretch: Stretch; isOpen: boolean; onToggle: () => void; children: React.ReactNode };

function Sentence({ stretch, isOpen, onToggle, children }: SentenceProps) {
  const shown = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button is a box and would not run on with the text. */}
      <span
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
    </>
  );
}
