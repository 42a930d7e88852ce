import type { Day } from '../../../../core/domain/days/day.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { isOver } from './opening-hint.ts';

/**
 * Return whether the user can still write today's reflection of this type, now or later today, or with extra time. True
 * while only the windows of another day are known.
 */
export const canStillWrite = (type: ReflectionType, known: KnownWindow, today: Day): boolean =>
  known.localDate !== today ||
  !isOver(type, known) ||
  (known.window.type === type && known.window.isActive && !known.existingReflection);
