import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { SUMMARY_VERSIONS_PER_WEEK } from '../../../core/domain/limits.ts';
import { capitalised, numberWord } from '../../../core/domain/texts/limit-texts.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { summaryVersionsQuery } from '../../data/summaries.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import styles from './summary-versions.module.css';
import type { VersionWork } from './use-version-work.ts';
import { versionOrdinal } from './version-ordinal.ts';

const versionName = (index: number) => `${capitalised(versionOrdinal(index))} version`;

function leftWords(left: number): string {
  if (left === 0)
    return `You have asked for ${numberWord(SUMMARY_VERSIONS_PER_WEEK)} new versions this week, counting all your summaries. You can ask again next Monday.`;
  const versions = left === 1 ? 'one more new version' : `${numberWord(left)} new versions`;
  return `You can ask for ${versions} this week, counting all your summaries.`;
}

function focusTitle(place: Element | null): void {
  const summary = place?.closest('article');
  const title = summary?.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: 'start' });
}

type Props = {
  id: string;
  /** The number of the version on screen. */
  read: number;
  /** Called with the number of the version to show, or null for the chosen version. */
  onRead: (version: number | null) => void;
  work: VersionWork;
};

/**
 * The versions of a summary. The user can request a new version, choose a version, or switch to the text that was
 * written without a model. No version is deleted.
 */
export function SummaryVersions({ id, read, onRead, work }: Props) {
  const { data } = useQuery(summaryVersionsQuery(id));
  const isOff = useQuery(preferencesQuery()).data?.aiSummaries === 'off';
  const { busy, run, ask, takeBuiltin, keepRead } = work;
  const place = useRef<HTMLDivElement>(null);
  const written = useRef<number | null>(null);
  // Focus the title of a new version, which is shown above the button, unless the user has moved the focus meanwhile.
  useEffect(() => {
    if (read !== written.current) return;
    written.current = null;
    const focused = document.activeElement;
    if (focused === document.body || place.current?.contains(focused)) focusTitle(place.current);
  }, [read]);
  // Choosing a version removes the pressed button, so focus the chosen version instead, or the title if it is alone.
  const wasBusy = useRef(false);
  useEffect(() => {
    const chosenInput = place.current?.querySelector<HTMLElement>('input:checked');
    if (wasBusy.current && !busy) focusIfLost(chosenInput ?? place.current?.closest('article')?.querySelector('h2'));
    wasBusy.current = busy;
  }, [busy]);
  if (!data) return null;
  const { versions, chosen, left, isBeingMade } = data;
  const isByModel = versions.some(({ version, writer }) => version === read && writer.kind === 'model');

  const writeAnew = ({ detail }: MouseEvent) => {
    // The second click of a double click is not meant for this button if its first click opened this summary.
    if (detail > 1) return;
    void run(async () => {
      const newest = Math.max(...versions.map(({ version }) => version));
      const answer = await ask(newest);
      written.current = answer.versions[answer.versions.length - 1]?.version ?? null;
      onRead(written.current);
    });
  };

  return (
    <div ref={place} className={styles['versions']} data-not-printed>
      {versions.length > 1 && (
        <fieldset className={styles['choice']}>
          <legend className="visually-hidden">Versions of this summary</legend>
          {versions.map((each, index) => (
            <label key={each.version} className={styles['version']}>
              <input
                type="radio"
                name={`version-${id}`}
                className={styles['radio']}
                checked={each.version === read}
                onChange={() => onRead(each.version)}
              />
              <span className={styles['name']}>
                {versionName(index)}
                {each.version === chosen && ' (kept)'}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {read !== chosen && (
        <Button busy={busy} onClick={() => void keepRead(read)}>
          Keep this version
        </Button>
      )}
      {isByModel && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() =>
            void run(async () => {
              await takeBuiltin();
              onRead(null);
            })
          }
        >
          Use the text without an AI model
        </Button>
      )}
      {!isOff && (
        <Button variant="quiet" busy={busy || isBeingMade} disabled={left === 0} onClick={writeAnew}>
          Write another version
        </Button>
      )}
      <p className={styles['left']} aria-live="polite">
        {isBeingMade
          ? 'The newest version may still get better: a model is at it.'
          : isOff
            ? 'New summaries are off in Settings, so no new version can be asked for.'
            : leftWords(left)}
      </p>
    </div>
  );
}
