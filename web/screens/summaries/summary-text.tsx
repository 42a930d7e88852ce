import { type ReactNode, type RefObject, useRef } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { longDate } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { SummaryVersions } from '../../features/summaries/summary-versions.tsx';
import { SummaryWithEvidence } from '../../features/summaries/summary-with-evidence.tsx';
import type { VersionWork } from '../../features/summaries/use-version-work.ts';
import { KeyThemes } from './key-themes.tsx';
import styles from './summary-text.module.css';
import { VersionsLine } from './versions-line.tsx';

const onThisServer = 'Written on this server, without an AI model';

type Props = {
  id: string;
  element: RefObject<HTMLDivElement | null>;
  /** The version of the summary that is on screen. */
  read: Summary;
  onRead: (version: number | null) => void;
  work: VersionWork;
  /** The start position of the sentence whose evidence is shown at first; null for none. */
  sentence: number | null;
  /** Return whether the user has neither pressed, typed nor scrolled anything since the address changed. */
  isUntouched: () => boolean;
  otherWeeks: ReactNode;
};

export function SummaryText({ id, element, read, onRead, work, sentence, isUntouched, otherWeeks }: Props) {
  const themes = useRef<HTMLDivElement>(null);
  const showVersions = () => {
    const shown = element.current?.querySelector<HTMLElement>('input:checked');
    shown?.scrollIntoView({ block: 'center' });
    shown?.focus({ preventScroll: true });
  };
  // Each sentence is a Tab stop.
  const skipSentences = () => {
    const heading = themes.current?.querySelector<HTMLElement>('h3, p');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  return (
    <div ref={element} id={id} className={styles['text']}>
      <VersionsLine id={read.id} read={read.version} onShow={showVersions} />
      {(read.evidence?.spans.length ?? 0) > 0 && (
        <button type="button" className={styles['skip']} onClick={skipSentences} data-not-printed>
          {read.keyThemes.length > 0 ? 'Skip to key themes' : 'Skip the sentences'}
        </button>
      )}
      <SummaryWithEvidence
        key={`${read.version} ${read.generatedAt}`}
        summary={read}
        openAtFirst={sentence}
        isUntouched={isUntouched}
      />
      <div ref={themes}>
        <KeyThemes read={read} />
      </div>
      <p className={styles['generated']}>Generated on {longDate(read.generatedAt, effectiveTimezoneOffset())}</p>
      {read.rewritten && (
        <p className={styles['writer']}>Written again, because the reflections of this week have changed</p>
      )}
      <p className={styles['writer']}>{writerLine(read.writer)}</p>
      {otherWeeks}
      <SummaryVersions id={read.id} read={read.version} onRead={onRead} work={work} />
    </div>
  );
}

function writerLine({ kind, name, modelFailed }: Summary['writer']): string {
  if (kind === 'model') return `Written by ${name ?? 'an AI model'}`;
  return modelFailed ? `${onThisServer}: the model’s text could not be used` : onThisServer;
}
