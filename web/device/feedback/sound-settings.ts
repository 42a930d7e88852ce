import {
  SOUND_DEFAULT_VOLUME,
  SOUND_VOLUME_MAX,
  SOUND_VOLUME_MIN,
  STORAGE_SOUND_SETTINGS,
} from '../../../core/domain/limits.ts';
import { storage } from '../storage.ts';

export type SoundSettings = {
  enabled: boolean;
  /** From 0 to 1. */
  volume: number;
};

const defaultSoundSettings: SoundSettings = { enabled: true, volume: SOUND_DEFAULT_VOLUME };

function parse(value: unknown): SoundSettings {
  if (typeof value !== 'object' || value === null) return defaultSoundSettings;
  const { enabled, volume } = { ...defaultSoundSettings, ...value };
  return {
    enabled: typeof enabled === 'boolean' ? enabled : defaultSoundSettings.enabled,
    volume:
      typeof volume === 'number' && volume >= SOUND_VOLUME_MIN && volume <= SOUND_VOLUME_MAX
        ? volume
        : defaultSoundSettings.volume,
  };
}

export function readSoundSettings(): SoundSettings {
  return parse(storage.getJson(STORAGE_SOUND_SETTINGS));
}

export function storeSoundSettings(settings: SoundSettings): void {
  storage.setJson(STORAGE_SOUND_SETTINGS, settings);
}
