import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { HelpLinesDialog } from '../help-lines/help-lines-dialog.tsx';
import { AchievementDialog } from './achievement-dialog.tsx';

type Props = { shown: Achievement | 'help'; onContinue: () => void };

export function WaitingDialog({ shown, onContinue }: Props) {
  if (shown === 'help') return <HelpLinesDialog onContinue={onContinue} />;
  return <AchievementDialog achievement={shown} onContinue={onContinue} />;
}
