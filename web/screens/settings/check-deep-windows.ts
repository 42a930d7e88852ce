import type { DeepProof } from '../../../core/contract/reflections.ts';
import { addDays } from '../../../core/domain/day.ts';
import { deepMinute } from '../../../core/domain/deep-minute.ts';
import { deepChanceMessage } from '../../../core/domain/deep-proof.ts';

export type CheckedWindow = {
  readonly day: string;
  readonly minute: number;
  /** `before`: of a day when minutes did not follow from a published value yet. */
  readonly result: 'right' | 'wrong' | 'before';
};

export type Checked = {
  /** Whether the shown secret leads back to the value published before, and that to the one this device remembers. */
  readonly isPublished: boolean;
  readonly windows: readonly CheckedWindow[];
};

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function minuteOf(secret: Bytes, userId: string, day: string): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const message = new TextEncoder().encode(deepChanceMessage(userId, day, 0));
  const chance = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  return deepMinute(() => chance);
}

/**
 * Computes past deep windows anew, in this browser, from the secret that the server has shown, and hashes that back day
 * by day to the value it published before. `remembered` is what this device was once shown of that value, or null.
 */
export async function checkDeepWindows(proof: DeepProof, remembered: string | null): Promise<Checked> {
  const { anchor, latest, since, userId } = proof;
  const secrets = new Map<string, Bytes>();
  let secret = bytesOf(latest.value);
  for (let day = latest.day; day > anchor.day; day = addDays(day, -1)) {
    secrets.set(day, secret);
    secret = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  }
  const isPublished = hexOf(secret) === anchor.value && (remembered === null || remembered === anchor.value);
  const windows: CheckedWindow[] = [];
  for (const { day, minute } of proof.windows) {
    const own = secrets.get(day);
    const isRight = own !== undefined && (await minuteOf(own, userId, day)) === minute;
    windows.push({ day, minute, result: day < since ? 'before' : isRight ? 'right' : 'wrong' });
  }
  return { isPublished, windows };
}
