import type { Draft } from '../../../features/drafts/draft.ts';
import { draftHref, hasSecondVersion, isUnchosen } from '../../../features/drafts/draft-notices.ts';
import { DayMark } from '../../../features/reflections/marks/day-mark.tsx';
import { ReflectionWords } from '../../../features/reflections/reflection-card.tsx';
import parts from '../../../features/reflections/reflection-parts.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import type { WaitingDraft } from './use-waiting-drafts.ts';
import styles from './waiting-words.module.css';

function lineText(draft: Draft, isSubmitted: boolean): string {
  const { rewrites } = draft;
  if (isSubmitted) return `${rewrites ? 'A change' : 'Written'} on this device, waiting to be sent`;
  if (isUnchosen(draft)) return 'A version on this device that you did not choose';
  if (hasSecondVersion(draft)) return 'More than one version on this device, none chosen yet';
  return `${rewrites ? 'A change' : 'Begun'} on this device, not submitted yet`;
}

/**
 * Show a link to each draft. Below it, show a submitted text: the user has submitted it and expects to find it here.
 */
export function WaitingWords({ waiting }: { waiting: readonly WaitingDraft[] }) {
  if (waiting.length === 0) return null;
  return (
    <ul>
      {waiting.map(({ draft, isSubmitted }) => (
        <li key={draft.idempotencyKey} className={styles['line']}>
          <TextLink href={draftHref(draft)}>
            <DayMark marker={draft.type} />
            <span>{lineText(draft, isSubmitted)}</span>
          </TextLink>
          {isSubmitted && (
            <>
              <p className={parts['question']}>{draft.question}</p>
              <ReflectionWords of={`waiting ${draft.type} reflection`} content={draft.content} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
