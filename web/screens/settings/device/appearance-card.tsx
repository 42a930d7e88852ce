import { useSyncExternalStore } from 'react';
import { currentAppearance, storeAppearance, subscribeToAppearance } from '../../../device/appearance.ts';
import { type Appearance, appearances } from '../../../device/ground.ts';
import { Radio } from '../../../ui/form/radio.tsx';
import cards from '../card/card.module.css';

const labels: Readonly<Record<Appearance, string>> = { device: 'Like this device', light: 'Light', dark: 'Dark' };

export function AppearanceCard() {
  const appearance = useSyncExternalStore(subscribeToAppearance, currentAppearance);
  return (
    <section className={cards['card']} aria-labelledby="appearance-title">
      <h2 id="appearance-title" className={cards['title']}>
        Appearance
      </h2>
      <p id="appearance-note" className={cards['note']}>
        Only on this device.
      </p>
      <fieldset aria-labelledby="appearance-title" aria-describedby="appearance-note">
        {appearances.map((each) => (
          <Radio
            key={each}
            name="appearance"
            label={labels[each]}
            checked={each === appearance}
            onChange={() => storeAppearance(each)}
          />
        ))}
      </fieldset>
    </section>
  );
}
