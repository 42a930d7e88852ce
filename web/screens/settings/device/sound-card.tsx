import { useState } from 'react';
import { SOUND_VOLUME_MAX, SOUND_VOLUME_MIN, SOUND_VOLUME_STEP } from '../../../../core/domain/limits.ts';
import { sound } from '../../../device/feedback/sound.ts';
import { readSoundSettings, type SoundSettings, storeSoundSettings } from '../../../device/feedback/sound-settings.ts';
import { Slider } from '../../../ui/form/slider.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import cards from '../card/card.module.css';
import styles from './sound-card.module.css';

/** Turn sounds on or off on this device, and set their volume. Play a sample after a change if sounds are audible. */
export function SoundCard() {
  const [settings, setSettings] = useState(readSoundSettings);
  const change = (next: SoundSettings) => {
    setSettings(next);
    storeSoundSettings(next);
  };
  const { enabled, volume } = settings;
  return (
    <section className={cards['card']} aria-labelledby="sound-title">
      <h2 id="sound-title" className={cards['title']}>
        Sound Settings
      </h2>
      <Switch
        label="Audio Feedback"
        description="Gentle sounds for interactions and achievements"
        checked={enabled}
        onChange={(isOn) => {
          change({ enabled: isOn, volume });
          if (isOn) sound.play('tap');
          else sound.stop();
        }}
      />
      {enabled && (
        <div className={styles['volume']}>
          <Slider
            label="Volume"
            min={SOUND_VOLUME_MIN}
            max={SOUND_VOLUME_MAX}
            step={SOUND_VOLUME_STEP}
            value={volume}
            valueText={`${Math.round(volume * 100)}%`}
            onChange={(newVolume) => {
              change({ enabled, volume: newVolume });
              if (newVolume > 0) sound.play('tap');
            }}
          />
        </div>
      )}
    </section>
  );
}
