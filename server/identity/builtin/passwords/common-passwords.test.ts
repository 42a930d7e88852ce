import { expect, it } from 'vitest';
import { passwordFaults } from '../../../../core/domain/users/password.ts';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'Password!',
  'Password1!',
  'Password123!',
  'Password@123',
  'PASSWORD!',
  'P@ssw0rd',
  'P@$$w0rd1',
  'Pa$$word!',
  'Welcome1!',
  'Welcome@2024',
  'Qwerty123!',
  'Qwerty!@#',
  'Abc123!@#',
  'Admin@123',
  'Iloveyou!',
  'Summer2026!',
  'Michael1!',
  '1qaz@WSX',
  '!QAZ2wsx',
  'Trustno1!',
  '1q2w3e4R!',
])('treats the password %s as common although it meets the password rules', (password) => {
  expect(passwordFaults(password)).toEqual([]);
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'Secret!23',
  'Correct horse battery!',
  'Passwort-der-Woche',
  'Wxk-4471-plum',
  'Michael loves tea!',
  'Summer2026! on the lake',
  'Été-à-Sète',
  '密码Password!x9',
  '!!!!!!A',
])('accepts the uncommon password %s', (password) => {
  expect(passwordFaults(password)).toEqual([]);
  expect(isCommonPassword(password)).toBe(false);
});

it('checks whether a password of 4,095 characters is common in less than 200 ms', () => {
  const startedAt = performance.now();
  isCommonPassword(`A${'a1'.repeat(2_000)}!`);
  isCommonPassword(`A${'!'.repeat(4_094)}`);
  expect(performance.now() - startedAt).toBeLessThan(200);
});
