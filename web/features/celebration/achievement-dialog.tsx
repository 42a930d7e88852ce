import { useEffect, useId, useRef } from 'react';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { bridge } from '../../device/bridge.ts';
import { haptic } from '../../device/feedback/haptics.ts';
import { sound } from '../../device/feedback/sound.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { offerReminders } from '../session/push/offer-reminders.ts';
import styles from './achievement-dialog.module.css';
import { throwConfetti } from './confetti.ts';

const hapticMs = { low: 30, medium: 60, high: 100 } as const;

const units: Record<Achievement['type'], (milestone: number) => string> = {
  first_reflection: () => 'first reflection',
  streak: (milestone) => (milestone === 1 ? 'day' : 'days in a row'),
  total_reflections: (milestone) => (milestone === 1 ? 'reflection' : 'reflections'),
  weekly_goal: () => 'this week',
};

/** `hasUnsent`: other submitted words are still only on this device. */
export type Celebration = Achievement & { readonly hasUnsent?: boolean };

type Props = {
  achievement: Celebration;
  /** Called for "Continue Reflecting", Escape and a tap outside the dialog. */
  onContinue: () => void;
};

export function AchievementDialog({ achievement, onContinue }: Props) {
  const { type, milestone, title, description, intensity, hasUnsent } = achievement;
  const canvas = useRef<HTMLCanvasElement>(null);
  const heading = useId();

  useEffect(() => {
    sound.play(`milestone-${achievement.intensity}`);
    haptic(hapticMs[achievement.intensity]);
    bridge.milestoneReached(achievement.type, achievement.milestone);
    return canvas.current ? throwConfetti(canvas.current, achievement) : undefined;
  }, [achievement]);

  const end = () => {
    onContinue();
    if (type === 'first_reflection') offerReminders();
  };

  return (
    <Dialog open onClose={end} labelledBy={heading} className={styles['dialog']}>
      <canvas ref={canvas} className={styles['confetti']} />
      <div className={styles['moment']} data-intensity={intensity}>
        <p className={styles['saved']}>{hasUnsent ? 'What was sent is' : 'Your words are'} in your journal.</p>
        <p className={styles['number']}>
          <span className={styles['figure']}>{milestone}</span>
          <span className={styles['unit']}>{units[type](milestone)}</span>
        </p>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['description']}>{description}</p>
        <div className={styles['continue']}>
          <Button className={styles['button']} onClick={end}>
            Continue Reflecting
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
