import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import styles from './shortcuts-help.module.css';
import { areSingleKeysOn, shortcuts, turnSingleKeys } from './single-keys.ts';

type Props = {
  open: boolean;
  /** Whether "/" can open a search. It cannot if the journal is empty and the screen has no search box. */
  canSearch: boolean;
  onClose: () => void;
};

const command = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Lists all keyboard shortcuts, with a switch that turns off the single-key shortcuts (WCAG 2.1.4). */
export function ShortcutsHelp({ open, canSearch, onClose }: Props) {
  const rows = [
    ...shortcuts
      .filter(({ kind }) => canSearch || kind !== 'search')
      .map(({ shown, does }) => ({ keys: [shown], does })),
    { keys: [command, 'Enter'], does: 'Send what you are writing' },
    { keys: [command, '/'], does: 'This help, also when single keys are off' },
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard Shortcuts">
      <dl className={styles['keys']}>
        {rows.map(({ keys, does }) => (
          <div key={keys.join()} className={styles['row']}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles['does']}>{does}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
      <Button data-begin variant="quiet" className={styles['close']} onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}

function SingleKeysSwitch() {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Switch
      label="Single keys"
      description="Turn them off if you press them by accident or speak to your device."
      checked={isOn}
      onChange={(next) => {
        turnSingleKeys(next);
        setOn(next);
      }}
    />
  );
}
