import { StartFault } from '../../errors/start-fault.ts';

const sentences = {
  foreign: 'It is no backup of Inward.',
  otherKey:
    'Its key is another one, or its beginning is damaged: set BACKUP_KEY_FILE to the key with which it was made.',
  damaged: 'It is damaged, or parts of it were exchanged. Take another backup.',
  cut: 'Its end is missing. Take another backup.',
  newer: 'A newer version of Inward made it: restore it with that version.',
  altered: 'It has a table or column that Inward does not have. Did another program change the tables?',
  differs: 'What was restored from it differs from what was stored in it. Take another backup.',
} as const;

/** Thrown when a backup cannot be restored, before anything has changed. */
export class BackupFault extends StartFault {
  readonly reason: keyof typeof sentences;

  constructor(reason: keyof typeof sentences) {
    super(`This backup cannot be restored. ${sentences[reason]}`);
    this.reason = reason;
  }
}
