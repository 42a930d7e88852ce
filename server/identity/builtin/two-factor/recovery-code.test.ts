import { expect, it } from 'vitest';
import { systemRandom } from '../../../random/random.ts';
import { createRecoveryCodes, storedFormOf } from './recovery-code.ts';

it('creates ten recovery codes of 60 bits in one case and without look-alikes', () => {
  const codes = createRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
});

it.each([
  ['k3vm-9xqa-t7rn', 'k3vm-9xqa-t7rn'],
  ['K3VM9XQAT7RN', 'k3vm-9xqa-t7rn'],
  [' k3vm 9xqa \u2013 t7rn ', 'k3vm-9xqa-t7rn'],
  ['hw0QO-Npszh', 'hw0QO-Npszh'],
  ['hw0QONpszh', 'hw0QO-Npszh'],
  ['hw0Q ON-pszh', 'hw0QO-Npszh'],
  ['HW0QO-NPSZH', 'HW0QO-NPSZH'],
  ['k3vm-9xqa', 'k3vm-9xqa'],
])('reads the typed recovery code %j as %j', (typed, stored) => {
  expect(storedFormOf(typed)).toBe(stored);
});
