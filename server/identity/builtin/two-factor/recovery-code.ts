import { RECOVERY_CODES } from '../../../../core/domain/limits.ts';
import type { Random } from '../../../random/random.ts';

/** 32 characters, five bits each, without the look-alikes 0, o, 1 and l. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 12;

const inGroupsOf = (size: number, text: string) => text.replace(new RegExp(`.{${size}}(?=.)`, 'g'), '$&-');

/** Return new recovery codes of 60 random bits, such as `k3vm-9xqa-t7rn`. */
export const createRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(random.bytes(length), (byte) => alphabet[byte % alphabet.length]);
    return inGroupsOf(4, letters.join(''));
  });

/**
 * Return a typed recovery code as it is stored, whatever its spaces, hyphens and case. Codes of earlier versions have
 * ten characters, such as `hw0QO-Npszh`: their case counts.
 */
export function storedFormOf(typed: string): string {
  const bare = typed.replace(/[^a-z0-9]/gi, '');
  if (bare.length === length) return inGroupsOf(4, bare.toLowerCase());
  return bare.length === 10 ? inGroupsOf(5, bare) : typed;
}
