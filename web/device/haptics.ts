import { bridge } from './bridge.ts';

const gentleMs = 10;

/** A short buzz under the finger; gentle unless told how long, milliseconds. */
export function haptic(durationMs: number = gentleMs): void {
  bridge.vibrate(durationMs);
}
