import { useState } from 'react';
import { CopyButton } from '../../../features/reflections/copy-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import form from '../card/dialog-form.module.css';
import styles from './two-factor.module.css';

/** The one-time recovery codes. They cannot be shown again, so only the button closes the dialog. */
export function RecoveryCodes({ codes, onConfirm }: { codes: readonly string[]; onConfirm: () => void }) {
  const [isEscaped, setEscaped] = useState(false);
  return (
    <Dialog open title="Keep these codes">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in one of the controls. */}
      <div className={form['form']} onKeyDown={({ key }) => key === 'Escape' && setEscaped(true)}>
        <p className={form['text']}>
          Each lets you in once if the app is lost. They are shown only now: write them down or keep them in a safe
          place.
        </p>
        <ul className={styles['codes']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code} className={styles['code']}>
              {code}
            </li>
          ))}
        </ul>
        {isEscaped && (
          <LiveRegion isUrgent className={form['error']}>
            Keep the codes first: they are shown only now.
          </LiveRegion>
        )}
        <CopyButton text={codes.join('\n')} label="Copy the codes" />
        <Button onClick={onConfirm}>I Have Kept Them</Button>
      </div>
    </Dialog>
  );
}
