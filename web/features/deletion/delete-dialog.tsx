import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { numberWord } from '../../../core/domain/texts/limit-texts.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import actions from '../../ui/dialog/dialog-actions.module.css';
import { findDraft } from '../drafts/draft-storage.ts';
import { isSampleSession } from '../session/timezone-offset.ts';
import { useUid } from '../session/use-session.ts';
import styles from './delete-dialog.module.css';
import { useVisible } from './pending-deletions.ts';
import { useWeekCount } from './use-week-count.ts';
import { serverToday, summaryOfWeek, thisWeekStart, whatStays } from './what-stays.ts';

export type DeleteDialogProps = {
  reflection: Reflection;
  isWindowOpen: boolean;
  open: boolean;
  onClose: () => void;
  /** `description` is the text of the toast after the deletion. */
  onDelete: (event: MouseEvent, description: string) => void;
};

const openTitles = { evening: 'Delete tonight’s reflection?', deep: 'Delete today’s deep reflection?' } as const;

const undoable =
  'You can undo this for ten seconds, as long as you do not leave or reload Inward. After that, it is gone';

const neededText = numberWord(SUMMARY_REFLECTIONS_MIN);

/** Return what becomes of the summary of a past week. `left` counts the week's other reflections, if they are known. */
function ofSummary(left: number | undefined): string {
  const written = 'summary of its week is written again without these words, in place of all its versions.';
  if (left === undefined) return ` A ${written} With fewer than ${neededText} reflections left, the summary goes.`;
  if (left >= SUMMARY_REFLECTIONS_MIN) return ` The ${written}`;
  const leftText = left === 0 ? 'none' : numberWord(left);
  return ` Its week then has ${leftText} of the ${neededText} reflections that a summary needs, so the summary of that week goes.`;
}

const ofThisWeek = (left: number) => ` This week then has ${numberWord(left)} of ${neededText} for a summary.`;

/** Ask before deleting a reflection. If its window is still open, offer to edit it instead. */
export function DeleteDialog({ reflection, isWindowOpen, open, onClose, onDelete }: DeleteDialogProps) {
  const { type, importedFrom, localDate } = reflection;
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const isSample = isSampleSession();
  const thisWeek = thisWeekStart();
  // The dialog and the toast say what becomes of the week's summary, so fetch the summaries while the user reads.
  const mayHaveSummary = !isSample && !importedFrom && weekStartOf(localDate) < thisWeek;
  useQuery({ ...summariesQuery(thisWeek), enabled: open && mayHaveSummary, refetchOnMount: false });
  const summary = mayHaveSummary ? summaryOfWeek(client, reflection) : null;
  const others = useQuery({
    ...weekReflectionsQuery(weekStartOf(localDate)),
    enabled: open && summary !== null,
    select: useVisible(),
  }).data?.filter(({ id, importedFrom }) => id !== reflection.id && importedFrom === undefined);
  const isOfThisWeek = !isSample && !importedFrom && weekStartOf(localDate) === thisWeek;
  const preferences = useQuery({ ...preferencesQuery(), enabled: open && isOfThisWeek }).data;
  const week = useWeekCount(serverToday());
  const getsSummaries = preferences !== undefined && preferences.aiSummaries !== 'off';
  const left = isOfThisWeek && getsSummaries && week ? week.count - 1 : 0;
  const tooFewLeft = left > 0 && left < SUMMARY_REFLECTIONS_MIN ? ofThisWeek(left) : '';
  const uid = useUid();
  const hasDraft = !isSample && !importedFrom && findDraft(uid, reflection) !== null;
  return (
    <Dialog open={open} onClose={onClose} title={isWindowOpen ? openTitles[type] : 'Delete this reflection?'}>
      <p className={styles['text']}>
        {isSample
          ? 'The sample journal belongs to everybody and stays as it is: nothing of it is deleted.'
          : isWindowOpen
            ? `Its window is still open, so you can edit it instead. ${undoable}, and nothing new can be written in this window.${tooFewLeft}`
            : `${undoable} from your journal.${summary === null ? '' : ofSummary(summary && others?.length)}${tooFewLeft}`}
      </p>
      {hasDraft && (
        <p className={styles['text']}>The words on this device that are not in your journal are deleted too.</p>
      )}
      <div className={actions['actions']}>
        {/* The first button gets the focus, so it must not be "Delete". */}
        {isWindowOpen ? (
          // Replace the dialog's history entry, so that Back leads to the page below the dialog.
          <Button onClick={() => navigate(`/reflect/${type}`, { replace: true, state: { isFromHistory: true } })}>
            Edit
          </Button>
        ) : (
          <Button onClick={onClose}>Keep it</Button>
        )}
        {!isSample && (
          <Button
            variant="danger"
            onClick={(event) => onDelete(event, whatStays(client, uid, reflection, others?.length))}
          >
            Delete
          </Button>
        )}
        {isWindowOpen && (
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        )}
      </div>
    </Dialog>
  );
}
