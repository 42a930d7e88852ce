import { useState } from 'react';
import { STORAGE_DEEP_ANCHOR } from '../../../core/domain/limits.ts';
import { callApi } from '../../data/api.ts';
import { storage } from '../../device/storage.ts';
import { Button } from '../../ui/button.tsx';
import { type Checked, type CheckedWindow, checkDeepWindows } from './check-deep-windows.ts';
import styles from './deep-windows-card.module.css';
import cards from './settings-screen.module.css';

type Report = Checked & { readonly anchor: string };

async function check(): Promise<Report> {
  const proof = await callApi('getDeepProof');
  const checked = await checkDeepWindows(proof, storage.get(STORAGE_DEEP_ANCHOR));
  if (checked.isPublished) storage.set(STORAGE_DEEP_ANCHOR, proof.anchor.value);
  return { ...checked, anchor: proof.anchor.value };
}

const words: Readonly<Record<CheckedWindow['result'], string>> = {
  right: 'as it had to be',
  wrong: 'not as it had to be',
  before: 'from before windows could be checked',
};

const dayText = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const timeText = (minute: number) =>
  new Date(2026, 0, 1, Math.floor(minute / 60), minute % 60).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });

function verdictOf({ isPublished, windows }: Checked): string {
  if (!isPublished) return 'What this server shows does not lead back to the value it published before.';
  const wrong = windows.filter(({ result }) => result === 'wrong').length;
  if (wrong > 0)
    return `${wrong} of these windows ${wrong === 1 ? 'was' : 'were'} not where chance had put ${wrong === 1 ? 'it' : 'them'}.`;
  const right = windows.filter(({ result }) => result === 'right').length;
  if (right === 0) return 'There is no window to check yet: a day can be checked once it is over everywhere on Earth.';
  return `Yes. ${right === 1 ? 'The window' : `All ${right} windows`} of past days ${right === 1 ? 'was' : 'were'} where a value published beforehand had put ${right === 1 ? 'it' : 'them'}.`;
}

/** Lets a person make sure that nobody chose their deep windows: all of it is computed anew in this browser. */
export function DeepWindowsCard() {
  const [report, setReport] = useState<Report | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setReport(await check().catch(() => 'failed' as const));
    setBusy(false);
  };
  return (
    <section className={cards['card']} aria-labelledby="deep-windows-title">
      <h2 id="deep-windows-title" className={cards['cardTitle']}>
        Were the deep windows random?
      </h2>
      <p className={cards['text']}>
        The chance of every day was fixed before the first one, by a value that anybody could note down. Your browser
        can follow it and see whether your windows were where it says.
      </p>
      <Button variant="quiet" busy={isBusy} className={styles['check']} onClick={() => void run()}>
        Check my windows
      </Button>
      <div aria-live="polite">
        {report === 'failed' && <p>They could not be checked just now. Please try again.</p>}
        {report !== null && report !== 'failed' && <p className={styles['verdict']}>{verdictOf(report)}</p>}
      </div>
      {report !== null && report !== 'failed' && (
        <details className={styles['details']}>
          <summary>Day by day</summary>
          <ul className={styles['days']}>
            {report.windows.map(({ day, minute, result }) => (
              <li key={day}>
                {dayText(day)}, {timeText(minute)}: {words[result]}
              </li>
            ))}
          </ul>
          <p>The published value, to note down:</p>
          <code className={styles['value']}>{report.anchor}</code>
        </details>
      )}
    </section>
  );
}
