import { readSoundSettings } from './sound-settings.ts';
import type { SoundName } from './tones.ts';

let context: AudioContext | null = null;

/** The one AudioContext. Browsers let it sound only when it was made or resumed while a finger was down. */
function wake(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    context = null;
  }
}

let endLast: (() => void) | null = null;
/** The newest request; an older one whose notes arrive later stays silent. */
let turn = 0;

/** Ends what sounds, and what is about to. */
function stop(): void {
  turn += 1;
  endLast?.();
  endLast = null;
}

// The notes are fetched when the first sound is wanted: the first page is read long before.
async function schedule(name: SoundName, volume: number): Promise<void> {
  const mine = turn;
  const { scheduleTones, sounds } = await import('./tones.ts');
  if (context && mine === turn) endLast = scheduleTones(context, sounds[name], volume, context.currentTime);
}

export const sound = {
  /** Makes the first touch wake the sound; call it once at the start. Returns the way to stop listening. */
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

  /** Plays a gentle sound by the person's settings, in place of any other; silent when sounds are off or there are none. */
  play(name: SoundName): void {
    stop();
    const { enabled, volume } = readSoundSettings();
    if (!enabled || volume === 0) return;
    wake();
    schedule(name, volume).catch(() => undefined);
  },
};
