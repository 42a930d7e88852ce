import { useId, useState, useSyncExternalStore } from 'react';
import { HELP_LINE_DIRECTORY, type HelpLine } from '../../../core/domain/danger/help-lines.ts';
import { useHelpLines } from '../../data/help-lines.ts';
import { bridge } from '../../device/bridge.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { guessedCountry } from './guessed-country.ts';
import styles from './help-lines-dialog.module.css';

const elsewhere = 'elsewhere';

function nameOf(country: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  } catch {
    // Chromium before 81 has no `Intl.DisplayNames`.
    return country;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

type HelpLinesProps = {
  /** Return whether the device has a text that the server has not stored; null if the server has it. */
  isOnDevice: () => boolean | null;
  onContinue: () => void;
};

/** Say where the words are that the user has just submitted. `isKept` is what `isOnDevice` returns. */
function placeText(isKept: boolean | null): string {
  if (isKept === null) return 'Your reflection is saved, and nobody else reads it.';
  if (isKept) return 'Your words are kept on this device, and nobody else reads them.';
  // Another tab may have sent or deleted the words, or the device could not store them.
  return 'Nobody else reads your words.';
}

/** Show help lines after a reflection that mentions harm. The dialog does not refer to the user's text. */
export function HelpLinesDialog({ isOnDevice, onContinue }: HelpLinesProps) {
  const isKept = useSyncExternalStore(subscribe, isOnDevice);
  const select = useId();
  const countries = useHelpLines();
  const [guess] = useState(() =>
    guessedCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages ?? [navigator.language]),
  );
  const [chosen, setChosen] = useState(guess ?? elsewhere);
  const here = countries.find(({ country }) => country === chosen);
  const byName = countries
    .map(({ country }) => ({ country, name: nameOf(country) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Dialog open onClose={onContinue} title="Someone can listen">
      <p className={styles['words']}>
        {placeText(isKept)} Whenever you would rather talk than write, there are people for that.
      </p>
      <label htmlFor={select} className={styles['label']}>
        Where you are
      </label>
      <select
        id={select}
        className={styles['country']}
        value={here ? chosen : elsewhere}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {byName.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
        <option value={elsewhere}>Another country</option>
      </select>
      <ul className={styles['lines']}>
        {here?.lines.map((line) => (
          <li key={line.number} className={styles['line']}>
            <Call line={line} />
          </li>
        ))}
        <li className={styles['line']}>
          <Directory />
        </li>
      </ul>
      <p className={styles['words']}>In immediate danger, call your local emergency number.</p>
      <Button className={styles['continue']} onClick={onContinue}>
        Back to Home
      </Button>
    </Dialog>
  );
}

function Call({ line: { name, number, hours } }: { line: HelpLine }) {
  return (
    <a className={styles['call']} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['number']}>{number}</span>
      {hours && <span className={styles['name']}>{hours}</span>}
    </a>
  );
}

function Directory() {
  return (
    <a
      className={styles['page']}
      href={HELP_LINE_DIRECTORY}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        bridge.openExternalLink(HELP_LINE_DIRECTORY);
      }}
    >
      findahelpline.com
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
