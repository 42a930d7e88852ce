/** A sine tone. `atMs` counts from the beginning of the sound; `level` is from 0 to 1. */
export type Tone = { hz: number; atMs: number; lengthMs: number; level: number };

/** The product's sounds. Their notes are of one pentatonic scale, so that any two sounds are in harmony. */
export const sounds = {
  tap: [{ hz: 523.25, atMs: 0, lengthMs: 90, level: 0.12 }],
  success: [
    { hz: 523.25, atMs: 0, lengthMs: 180, level: 0.18 },
    { hz: 659.25, atMs: 110, lengthMs: 200, level: 0.18 },
    { hz: 783.99, atMs: 220, lengthMs: 320, level: 0.18 },
  ],
  'milestone-low': [
    { hz: 392.0, atMs: 0, lengthMs: 500, level: 0.16 },
    { hz: 523.25, atMs: 120, lengthMs: 520, level: 0.16 },
    { hz: 659.25, atMs: 240, lengthMs: 700, level: 0.16 },
  ],
  'milestone-medium': [
    { hz: 392.0, atMs: 0, lengthMs: 600, level: 0.16 },
    { hz: 523.25, atMs: 120, lengthMs: 620, level: 0.16 },
    { hz: 659.25, atMs: 240, lengthMs: 700, level: 0.16 },
    { hz: 783.99, atMs: 360, lengthMs: 900, level: 0.15 },
  ],
  'milestone-high': [
    { hz: 261.63, atMs: 0, lengthMs: 1200, level: 0.15 },
    { hz: 392.0, atMs: 100, lengthMs: 1100, level: 0.15 },
    { hz: 523.25, atMs: 220, lengthMs: 1100, level: 0.15 },
    { hz: 659.25, atMs: 340, lengthMs: 1100, level: 0.14 },
    { hz: 783.99, atMs: 460, lengthMs: 1200, level: 0.14 },
    { hz: 1046.5, atMs: 620, lengthMs: 1400, level: 0.12 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof sounds;

const attackSeconds = 0.012;
const releaseSeconds = 0.04;

/**
 * Schedule the tones from `startSeconds` of the context's time, scaled by the volume (0 to 1). Return a function that
 * fades them out early.
 */
export function scheduleTones(
  context: BaseAudioContext,
  tones: readonly Tone[],
  volume: number,
  startSeconds = 0,
): () => void {
  const whole = context.createGain();
  whole.gain.value = volume;
  whole.connect(context.destination);
  const oscillators = tones.map((tone) => scheduleTone(context, tone, startSeconds, whole));
  return () => {
    const now = context.currentTime;
    whole.gain.setTargetAtTime(0, now, releaseSeconds / 4);
    for (const oscillator of oscillators) oscillator.stop(now + releaseSeconds);
  };
}

function scheduleTone(context: BaseAudioContext, tone: Tone, startSeconds: number, into: AudioNode): OscillatorNode {
  const from = startSeconds + tone.atMs / 1000;
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = tone.hz;
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(tone.level, from + attackSeconds);
  // Let the tone decay, because an abrupt end would click.
  envelope.gain.setTargetAtTime(0, from + attackSeconds, tone.lengthMs / 4000);
  oscillator.connect(envelope);
  envelope.connect(into);
  oscillator.start(from);
  oscillator.stop(from + tone.lengthMs / 1000 + 0.1);
  return oscillator;
}
