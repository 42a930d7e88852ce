import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import form from '../card/dialog-form.module.css';
import { ShownOnce } from '../card/shown-once.tsx';
import styles from './two-factor.module.css';

/** The one-time recovery codes. They cannot be shown again, so only the button closes the dialog. */
export function RecoveryCodes({ codes, onConfirm }: { codes: readonly string[]; onConfirm: () => void }) {
  const content = (
    <>
      <p className={form['text']}>
        Each lets you in once if the app is lost. They are shown only now: write them down or keep them in a safe place.
      </p>
      <ul className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className={styles['code']}>
            {code}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <ShownOnce title="Keep these codes" content={content} warning="Keep the codes first: they are shown only now.">
      <CopyButton text={codes.join('\n')} label="Copy the codes" />
      <Button onClick={onConfirm}>I Have Kept Them</Button>
    </ShownOnce>
  );
}
