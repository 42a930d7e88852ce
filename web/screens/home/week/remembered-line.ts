import { isDay } from '../../../../core/domain/days/day.ts';
import { isLineKind, type ShownLine } from '../../../../core/domain/home-line/home-line.ts';
import { STORAGE_HOME_LINE } from '../../../../core/domain/limits.ts';
import { storage } from '../../../device/storage.ts';
import { memoryKey } from '../../../features/session/session-memory.ts';

/** Store the line that home shows the user, so that the next line can differ from it. */
export function rememberLine(uid: string, line: ShownLine): void {
  storage.setJson(memoryKey(STORAGE_HOME_LINE, uid), line);
}

export function rememberedLine(uid: string): ShownLine | null {
  const stored = storage.getJson(memoryKey(STORAGE_HOME_LINE, uid));
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const [day, kind, index] = [fields.get('day'), fields.get('kind'), fields.get('index')];
  if (!isDay(day) || !isLineKind(kind) || typeof index !== 'number') return null;
  return { day, kind, index };
}
