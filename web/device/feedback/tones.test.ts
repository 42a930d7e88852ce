import { expect, test } from 'vitest';
import { scheduleTones, sounds, type Tone } from './tones.ts';

const rate = 44_100;

/** Return the pitch in hertz, by counting how often the wave crosses zero upwards. */
function pitchOf(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = samples.slice(fromSeconds * rate, toSeconds * rate);
  let crossings = 0;
  for (let at = 1; at < part.length; at += 1) if ((part[at - 1] ?? 0) < 0 && (part[at] ?? 0) >= 0) crossings += 1;
  return crossings / (toSeconds - fromSeconds);
}

async function rendered(tones: readonly Tone[], volume = 1, seconds = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, rate * seconds, rate);
  scheduleTones(context, tones, volume);
  return (await context.startRendering()).getChannelData(0);
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const long = (hz: number): readonly Tone[] => [{ hz, atMs: 0, lengthMs: 600, level: 0.5 }];

/** Notes of the C major pentatonic scale. */
const scale = { C4: 261.63, G4: 392.0, C5: 523.25, E5: 659.25, G5: 783.99, C6: 1046.5 };

test.each([
  ['tap', ['C5']],
  ['success', ['C5', 'E5', 'G5']],
  ['milestone-low', ['G4', 'C5', 'E5']],
  ['milestone-medium', ['G4', 'C5', 'E5', 'G5']],
  ['milestone-high', ['C4', 'G4', 'C5', 'E5', 'G5', 'C6']],
] as const)('the sound %s consists of the notes %j, one after another [9.18]', async (name, notes) => {
  expect(sounds[name].map(({ hz }) => hz)).toEqual(notes.map((note) => scale[note]));
  const starts = sounds[name].map(({ atMs }) => atMs);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  for (const { hz } of sounds[name]) {
    expect(Math.abs(pitchOf(await rendered(long(hz)), 0.05, 0.25) / hz - 1)).toBeLessThan(0.01);
  }
});

test('defines exactly five sounds', () => {
  expect(Object.keys(sounds)).toHaveLength(5);
});

test.each([1, 0.7, 0.5, 0])('scales a sound by the volume %f [9.19]', async (volume) => {
  const whole = loudest(await rendered(long(523.25)));
  expect(loudest(await rendered(long(523.25), volume)) / whole).toBeCloseTo(volume, 2);
});

test('no sound clips, and a greater milestone has a longer sound', async () => {
  for (const tones of Object.values(sounds)) expect(loudest(await rendered(tones, 1, 3))).toBeLessThan(0.9);
  const endMs = (tones: readonly Tone[]) => Math.max(...tones.map(({ atMs, lengthMs }) => atMs + lengthMs));
  const ends = [sounds.tap, sounds.success, sounds['milestone-low'], sounds['milestone-medium']].map(endMs);
  expect([...ends, endMs(sounds['milestone-high'])]).toEqual(
    [...ends, endMs(sounds['milestone-high'])].sort((a, b) => a - b),
  );
});

test('a sound that is stopped early becomes silent', async () => {
  const context = new OfflineAudioContext(1, rate, rate);
  const end = scheduleTones(context, long(523.25), 1);
  void context.suspend(0.2).then(() => {
    end();
    return context.resume();
  });
  const samples = (await context.startRendering()).getChannelData(0);
  expect(loudest(samples.slice(0.1 * rate, 0.19 * rate))).toBeGreaterThan(0.05);
  expect(loudest(samples.slice(0.25 * rate))).toBe(0);
});
