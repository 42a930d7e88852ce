import { readSoundSettings } from './sound-settings.ts';
import type { SoundName } from './tones.ts';

let context: AudioContext | null = null;

/** Create or resume the AudioContext. Browsers allow this only during a user gesture. */
function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    context = null;
  }
}

let endLast: (() => void) | null = null;
/** Number of the latest request for a sound. A sound is dropped if another is requested while its notes are loaded. */
let latest = 0;

function stop(): void {
  latest += 1;
  endLast?.();
  endLast = null;
}

// Load the notes with the first sound, because the first page does not need them.
async function schedule(name: SoundName, volume: number): Promise<void> {
  const mine = latest;
  const { scheduleTones, sounds } = await import('./tones.ts');
  if (context && mine === latest) endLast = scheduleTones(context, sounds[name], volume, context.currentTime);
}

export const sound = {
  /** Enable sound at the first touch or key press. Call once when the app starts. Return a stop function. */
  wakeOnFirstTouch(): () => void {
    const events = ['pointerdown', 'keydown'] as const;
    const stop = () => {
      for (const event of events) window.removeEventListener(event, first, true);
    };
    const first = () => {
      stop();
      if (readSoundSettings().enabled) wake();
    };
    for (const event of events) window.addEventListener(event, first, true);
    return stop;
  },

  stop,

  /** Stop any sound and play this one with the user's settings. Silent if sounds are off or not available. */
  play(name: SoundName): void {
    stop();
    const { enabled, volume } = readSoundSettings();
    if (!enabled || volume === 0) return;
    wake();
    schedule(name, volume).catch(() => undefined);
  },
};
