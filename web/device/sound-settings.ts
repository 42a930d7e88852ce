import { storage } from './storage.ts';

/** Kept on the device under the key 'sound-settings'. */
export type SoundSettings = {
  enabled: boolean;
  /** 0 to 1. */
  volume: number;
};

const key = 'sound-settings';

export const defaultSoundSettings: SoundSettings = { enabled: true, volume: 0.7 };

/** The slider's bounds and step (section 9). */
export const volumeMin = 0;
export const volumeMax = 1;
export const volumeStep = 0.1;

function parse(value: unknown): SoundSettings {
  if (typeof value !== 'object' || value === null) return defaultSoundSettings;
  const { enabled, volume } = { ...defaultSoundSettings, ...value };
  return {
    enabled: typeof enabled === 'boolean' ? enabled : defaultSoundSettings.enabled,
    volume:
      typeof volume === 'number' && volume >= volumeMin && volume <= volumeMax ? volume : defaultSoundSettings.volume,
  };
}

export function readSoundSettings(): SoundSettings {
  return parse(storage.getJson(key));
}

export function storeSoundSettings(settings: SoundSettings): void {
  storage.setJson(key, settings);
}
