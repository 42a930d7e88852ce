import { EDIT_GRACE_MS } from '../../../../core/domain/limits.ts';
import type { Draft } from '../../../features/drafts/draft.ts';
import { editEndText, isUnchosen, type NoticeKind } from '../../../features/drafts/draft-notices.ts';
import { clockTime } from '../../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';

export type DraftProps = {
  draft: Draft;
  /** The stored text of the draft's window; null if there is none, or if it is not loaded. */
  stored: string | null;
};

const explanations: Readonly<Record<NoticeKind, string | null>> = {
  unsent: null,
  changed: 'You had submitted them before. The change is not sent yet.',
  waiting: null,
  differs: null,
  refused: 'That window has closed for good, so they stay on this device until you decide.',
  deleted: 'You deleted this reflection in another tab or on another device. Your words stay here until you decide.',
  'for-next': null,
  'put-away': 'They stay on this device, down here, as long as you like.',
};

/** The explanations for an unsent edit of a reflection, where they differ from `explanations`. */
const changeExplanations: Partial<typeof explanations> = {
  refused: 'That window has closed for good, so the change stays on this device until you decide.',
  'put-away': 'It stays on this device, down here, as long as you like.',
};

/** Return until when the server accepts an edit, such as '12:14 AM, 15 minutes after the window'. */
function editEnd({ availableUntil }: Draft): string {
  const end = new Date(Date.parse(availableUntil) + EDIT_GRACE_MS).toISOString();
  return `${clockTime(end, effectiveTimezoneOffset())}, ${editEndText}`;
}

/** Say whose words the notice shows and, if the server has the others, until when it accepts the choice as an edit. */
export function conflictExplanation(draft: Draft): string {
  if (draft.status === null)
    return 'There is more than one version. All texts are safe, and you can choose which to keep.';
  return `These are on this device; the others come from another tab or device. All texts are safe. You can choose which to keep until ${editEnd(draft)}.`;
}

/** Say until when a choice between versions can be sent, and that all are still there. */
export const decidedExplanation = (draft: Draft): string =>
  `You chose between versions, and can update until ${editEnd(draft)}. All of them are safe.`;

/** Say until when the change of a submitted reflection can be sent. */
export const changeExplanation = (draft: Draft): string => `You can update the reflection until ${editEnd(draft)}.`;

const takenExplanation =
  'Your journal has other words for that window, and it has closed for good. These stay on this device until you decide.';

export const unchosenExplanation =
  'Your journal has the version that you chose. This one stays on this device until you decide.';

export function explanationOf({ draft, stored }: DraftProps, kind: NoticeKind): string | null {
  if (isUnchosen(draft)) return unchosenExplanation;
  if (kind === 'differs') return conflictExplanation(draft);
  const isTaken = draft.status === 'differs' || (stored !== null && !draft.rewrites);
  if (kind === 'refused' && isTaken) return takenExplanation;
  return (draft.rewrites && changeExplanations[kind]) ?? explanations[kind];
}
