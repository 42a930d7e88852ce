import { expect, test } from 'vitest';
import { scheduleTones, sounds } from './tones.ts';

const rate = 44_100;

/** The strongest frequency of what was rendered, hertz, by counting how often the wave crosses zero upwards. */
function pitchOf(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = samples.slice(fromSeconds * rate, toSeconds * rate);
  let crossings = 0;
  for (let at = 1; at < part.length; at += 1) if ((part[at - 1] ?? 0) < 0 && (part[at] ?? 0) >= 0) crossings += 1;
  return crossings / (toSeconds - fromSeconds);
}

async function rendered(volume: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, rate, rate);
  scheduleTones(context, [{ hz: 523.25, atMs: 0, lengthMs: 600, level: 0.5 }], volume);
  return (await context.startRendering()).getChannelData(0);
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test('a tone is a sine at its pitch', async () => {
  expect(pitchOf(await rendered(1), 0.05, 0.25)).toBeCloseTo(523.25, -1);
});

test('the volume setting scales it', async () => {
  const whole = loudest(await rendered(1));
  expect(loudest(await rendered(0.5)) / whole).toBeCloseTo(0.5, 2);
  expect(loudest(await rendered(0))).toBe(0);
});

test('no sound is harsh, none overlaps itself into clipping', async () => {
  for (const tones of Object.values(sounds)) {
    const context = new OfflineAudioContext(1, rate * 3, rate);
    scheduleTones(context, tones, 1);
    expect(loudest((await context.startRendering()).getChannelData(0))).toBeLessThan(0.9);
  }
});
