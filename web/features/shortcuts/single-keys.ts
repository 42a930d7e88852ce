import { STORAGE_SHORTCUTS } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** `keys` are the values of `KeyboardEvent.key` that trigger the shortcut. */
export type Shortcut = { readonly keys: readonly string[]; readonly shown: string; readonly does: string } & (
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'search' | 'next' | 'previous' | 'toggle' | 'help' }
);

/** The single-key shortcuts, in the order in which the help lists them. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['1'], shown: '1', does: 'Home', kind: 'open', path: '/' },
  { keys: ['2'], shown: '2', does: 'History', kind: 'open', path: '/history' },
  { keys: ['3'], shown: '3', does: 'Weekly summaries', kind: 'open', path: '/summary' },
  { keys: ['4'], shown: '4', does: 'Settings', kind: 'open', path: '/settings' },
  { keys: ['w', 'W'], shown: 'W', does: 'Write the reflection that is open now', kind: 'open', path: '/reflect' },
  { keys: ['/'], shown: '/', does: 'Search', kind: 'search' },
  { keys: ['j', 'J'], shown: 'J', does: 'Next in a list', kind: 'next' },
  { keys: ['k', 'K'], shown: 'K', does: 'Previous in a list', kind: 'previous' },
  { keys: ['Enter'], shown: 'Enter', does: 'Open it, or show all of a long text', kind: 'toggle' },
  { keys: ['?'], shown: '?', does: 'This help', kind: 'help' },
];

/** Return whether the single-key shortcuts are on. They are unless the user has turned them off on this device. */
export const areSingleKeysOn = (): boolean => storage.get(STORAGE_SHORTCUTS) !== 'off';

export function turnSingleKeys(isOn: boolean): void {
  storage.set(STORAGE_SHORTCUTS, isOn ? 'on' : 'off');
}
