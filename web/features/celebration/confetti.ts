import { CONFETTI_COUNTS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';

const framesPerSecond = 60;
const duskColours = ['#f5b041', '#f97316', '#4ade80', '#f4efe6', '#fcd9a0'];

const reducesMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Throw 30, 50 or 80 pieces of confetti, depending on the intensity, or none if the user prefers reduced motion. Return
 * a stop function.
 */
export function throwConfetti(canvas: HTMLCanvasElement, achievement: Achievement): () => void {
  const { intensity, celebrationDuration } = achievement;
  if (reducesMotion()) return () => undefined;
  let stop = () => {};
  let isStopped = false;

  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (isStopped) return;
      // The library would create a worker from a blob, which the content security policy forbids.
      const fire = confetti.create(canvas, { useWorker: false, resize: true });
      stop = () => fire.reset();
      const ticks = Math.round((celebrationDuration / 1000) * framesPerSecond);
      void fire({
        particleCount: CONFETTI_COUNTS[intensity],
        spread: 100,
        startVelocity: 34,
        gravity: 0.7,
        scalar: 0.9,
        origin: { x: 0.5, y: 0.35 },
        colors: duskColours,
        ticks,
      });
    },
    // If the library cannot be loaded, the dialog is shown without confetti.
    () => undefined,
  );
  const timer = setTimeout(() => stop(), celebrationDuration);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}
