import { HelpLinesDialog } from '../help-lines/help-lines-dialog.tsx';
import { AchievementDialog, type Celebration } from './achievement-dialog.tsx';

export type Waiting = Celebration | 'help';

type Props = { shown: Waiting; onContinue: () => void };

export function WaitingDialog({ shown, onContinue }: Props) {
  if (shown === 'help') return <HelpLinesDialog onContinue={onContinue} />;
  return <AchievementDialog achievement={shown} onContinue={onContinue} />;
}
