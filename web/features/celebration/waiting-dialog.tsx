import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { HelpLinesDialog } from '../help-lines/help-lines-dialog.tsx';
import { AchievementDialog } from './achievement-dialog.tsx';

/** `hasUnsent`: other submitted words are still only on this device. */
export type Waiting = (Achievement & { readonly hasUnsent: boolean }) | 'help';

type Props = { shown: Waiting; onContinue: () => void };

export function WaitingDialog({ shown, onContinue }: Props) {
  if (shown === 'help') return <HelpLinesDialog onContinue={onContinue} />;
  return <AchievementDialog achievement={shown} hasUnsent={shown.hasUnsent} onContinue={onContinue} />;
}
