import { expect, test } from 'vitest';
import { misspelledVariables } from './misspelled-variables.ts';

const known = ['PORT', 'HOST', 'SMTP_URL', 'SMTP_URL_FILE', 'BACKUP_KEEP', 'BACKUP_DIR', 'ROLES', 'PROXIES'];
const found = (...names: string[]) =>
  misspelledVariables(known, Object.fromEntries(names.map((name) => [name, 'a value'])));

test.each([
  ['swapped letters', 'SMTP_ULR', 'SMTP_URL'],
  ['a letter too many', 'BACKUP_DIRR', 'BACKUP_DIR'],
  ['a missing letter', 'BCKUP_KEEP', 'BACKUP_KEEP'],
  ['another separator', 'SMTP_URLFILE', 'SMTP_URL_FILE'],
  ['a plural', 'PORTS', 'PORT'],
  ['another plural', 'PROXYS', 'PROXIES'],
])('reports a variable name with %s as misspelled: %s', (_, name, meant) => {
  expect(found(name)).toEqual([{ name, meant }]);
});

test('does not report the variables of the product or of other programs', () => {
  expect(
    found(
      ...known,
      'HOME',
      'PATH',
      'HOSTNAME',
      'npm_config_port',
      'SHLVL',
      'HTTP_PROXY',
      'SMTP_USER',
      'BACKUP',
      'PORTAL',
      'HOSTED',
      'HOSTID',
    ),
  ).toEqual([]);
});
