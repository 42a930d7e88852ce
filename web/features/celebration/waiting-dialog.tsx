import { HelpLinesDialog } from '../help-lines/help-lines-dialog.tsx';
import { AchievementDialog, type Celebration } from './achievement-dialog.tsx';

/** The help lines. Returns whether the device has a text that the server has not stored; null if the server has it. */
export type Help = () => boolean | null;

export type Waiting = Celebration | Help;

type Props = { shown: Waiting; onContinue: () => void };

export function WaitingDialog({ shown, onContinue }: Props) {
  if (typeof shown === 'function') return <HelpLinesDialog isOnDevice={shown} onContinue={onContinue} />;
  return <AchievementDialog achievement={shown} onContinue={onContinue} />;
}
