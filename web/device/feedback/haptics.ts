import { bridge } from '../bridge.ts';

const gentleMs = 10;

/** Vibrate, gently by default. */
export function haptic(durationMs: number = gentleMs): void {
  bridge.vibrate(durationMs);
}
