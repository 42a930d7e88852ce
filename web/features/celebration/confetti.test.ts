import confetti from 'canvas-confetti';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { streakAchievement } from '../../../core/domain/stats/milestones.ts';
import { throwConfetti } from './confetti.ts';

const fire = Object.assign(
  vi.fn(async () => null),
  { reset: vi.fn() },
);
let canvas: HTMLCanvasElement;

beforeEach(() => {
  canvas = document.createElement('canvas');
  fire.mockClear();
  fire.reset.mockClear();
  vi.spyOn(confetti, 'create').mockReturnValue(fire);
});

describe('confetti', () => {
  test.each([
    [3, 30],
    [7, 50],
    [30, 80],
  ] as const)(
    'celebrates a streak of %i days with %i pieces of confetti, without a worker [3.8, 9.17]',
    async (days, pieces) => {
      const stop = throwConfetti(canvas, streakAchievement(days));
      await vi.waitFor(() => expect(fire).toHaveBeenCalledWith(expect.objectContaining({ particleCount: pieces })));
      expect(confetti.create).toHaveBeenCalledWith(canvas, { useWorker: false, resize: true });
      stop();
      expect(fire.reset).toHaveBeenCalled();
    },
  );

  test('throws no confetti for users who prefer reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    throwConfetti(canvas, streakAchievement(30))();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fire).not.toHaveBeenCalled();
  });
});
