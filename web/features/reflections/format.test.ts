import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';
import { cardDay, clockTime, dayWithoutYear, longDate, longDay, monthName, weekdayName } from './format.ts';

const inEnglish = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(date);

const days = fc.integer({ min: -700_000, max: 700_000 }).map((count) => addDays('2026-11-20', count));
const offsets = fc.integer({ min: -14 * 60, max: 12 * 60 });
const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;

test('formats every day as Intl.DateTimeFormat does', () => {
  fc.assert(
    fc.property(days, (day) => {
      const noon = new Date(`${day}T12:00:00Z`);
      expect(longDay(day)).toBe(inEnglish(noon, { weekday: 'long', ...date }));
      expect(dayWithoutYear(day)).toBe(inEnglish(noon, { weekday: 'long', month: 'long', day: 'numeric' }));
      expect(cardDay(day)).toBe(inEnglish(noon, { ...date, month: 'short' }));
      expect(monthName(day.slice(0, 7))).toBe(inEnglish(noon, { month: 'long', year: 'numeric' }));
      expect(weekdayName(day)).toBe(inEnglish(noon, { weekday: 'long' }));
    }),
  );
});

test('formats every instant in local time as Intl.DateTimeFormat does', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 86_399_999 }), offsets, (day, ms, offset) => {
      const instant = new Date(Date.parse(`${day}T00:00:00Z`) + ms);
      const local = new Date(instant.getTime() - offset * 60_000);
      expect(longDate(instant.toISOString(), offset)).toBe(inEnglish(local, date));
      const time = inEnglish(local, { hour: 'numeric', minute: '2-digit' });
      expect(clockTime(instant.toISOString(), offset)).toBe(time.replace(/\s/, ' '));
    }),
  );
});
