import { createHash } from 'node:crypto';
import type { Day } from '../../../core/domain/days/day.ts';
import { uuidText } from '../../random/random.ts';

/**
 * Return the id of a week's summary: a UUID v5 (RFC 9562) with the user's id as its namespace. A summary that is deleted
 * and made again gets the same id, because devices store by it what the user took off its card.
 */
export function summaryId(userId: string, weekStart: Day): string {
  const namespace = Buffer.from(userId.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(weekStart).digest().subarray(0, 16);
  bytes.writeUInt8(0x50 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes);
}
