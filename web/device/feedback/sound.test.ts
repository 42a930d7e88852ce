import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sound } from './sound.ts';

let started: { oscillator: OscillatorNode; stop: ReturnType<typeof vi.spyOn> }[];

beforeEach(() => {
  started = [];
  const create = BaseAudioContext.prototype.createOscillator;
  vi.spyOn(BaseAudioContext.prototype, 'createOscillator').mockImplementation(function (this: BaseAudioContext) {
    const oscillator = create.call(this);
    started.push({ oscillator, stop: vi.spyOn(oscillator, 'stop') });
    return oscillator;
  });
});

afterEach(() => sound.stop());

const settings = (enabled: boolean, volume: number) =>
  localStorage.setItem('sound-settings', JSON.stringify({ enabled, volume }));

test('plays nothing when sounds are off or the volume is 0 [9.19]', async () => {
  for (const [enabled, volume] of [
    [false, 0.7],
    [true, 0],
  ] as const) {
    settings(enabled, volume);
    sound.play('success');
  }
  await import('./tones.ts');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).toEqual([]);
});

test('stops the old sound when a new one starts', async () => {
  sound.play('success');
  await vi.waitFor(() => expect(started).toHaveLength(3));
  const first = [...started];
  for (const { stop } of first) expect(stop).toHaveBeenCalledOnce();
  sound.play('tap');
  for (const { stop } of first) expect(stop).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(started).toHaveLength(4));
});

test('plays only the second of two sounds requested at the same time [9.18]', async () => {
  sound.play('success');
  sound.play('tap');
  await vi.waitFor(() => expect(started).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).toHaveLength(1);
  expect(started[0]?.oscillator.type).toBe('sine');
});

test('enables sound once, at the first gesture, but not while sounds are off', () => {
  const resume = vi.spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  const state = vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  settings(false, 0.7);
  sound.wakeOnFirstTouch();
  window.dispatchEvent(new Event('pointerdown'));
  expect(resume).not.toHaveBeenCalled();
  settings(true, 0.7);
  sound.wakeOnFirstTouch();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(resume).toHaveBeenCalledOnce();
  expect(state).toHaveBeenCalled();
});
