import { draftHref } from '../../../features/drafts/draft-notices.ts';
import { DayMark } from '../../../features/reflections/marks/day-mark.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { WaitingDraft } from './use-waiting-drafts.ts';
import styles from './waiting-words.module.css';

export function WaitingWords({ waiting }: { waiting: readonly WaitingDraft[] }) {
  if (waiting.length === 0) return null;
  return (
    <ul>
      {waiting.map(({ draft, isSubmitted }) => (
        <li key={draft.idempotencyKey} className={styles['line']}>
          <TextLink href={draftHref(draft)}>
            <DayMark marker={draft.type} />
            <span>
              {draft.rewrites ? 'A change' : isSubmitted ? 'Written' : 'Begun'} on this device,{' '}
              {isSubmitted ? 'waiting to be sent' : 'not submitted yet'}
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
