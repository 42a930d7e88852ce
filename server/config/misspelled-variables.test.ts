import { expect, test } from 'vitest';
import { misspelledVariables } from './misspelled-variables.ts';

const known = ['PORT', 'HOST', 'SMTP_URL', 'SMTP_URL_FILE', 'BACKUP_KEEP', 'BACKUP_DIR', 'ROLES'];
const found = (...names: string[]) =>
  misspelledVariables(known, Object.fromEntries(names.map((name) => [name, 'a value'])));

test.each([
  ['swapped letters', 'SMTP_ULR', 'SMTP_URL'],
  ['a letter too many', 'BACKUP_DIRR', 'BACKUP_DIR'],
  ['a missing letter', 'BCKUP_KEEP', 'BACKUP_KEEP'],
  ['another separator', 'SMTP_URLFILE', 'SMTP_URL_FILE'],
  ['a plural', 'PORTS', 'PORT'],
])('a name with %s is nearly a known one: %s', (_, name, meant) => {
  expect(found(name)).toEqual([{ name, meant }]);
});

test('names of the product and of other programs are no misspellings', () => {
  expect(found(...known, 'HOME', 'PATH', 'HOSTNAME', 'npm_config_port', 'SHLVL', 'BACKUP')).toEqual([]);
});
