import type { Reflection } from '../core/contract/reflection.ts';
import type { YearReflections } from '../core/contract/reflections.ts';
import { addDays } from '../core/domain/days/day.ts';

const sentence = 'The light on the river was the colour of tea, and I thought of home again. ';

export function longText(characters: number): string {
  const paragraph = `${sentence.repeat(6).trim()}\n\n`;
  return paragraph.repeat(Math.ceil(characters / paragraph.length)).slice(0, characters);
}

const presentDay = () => new Date().toISOString().slice(0, 10);

export function listOf(count: number, today = presentDay()): Reflection[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `0193f000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    type: index % 3 === 0 ? 'deep' : 'evening',
    content: `Reflection ${index}. ${sentence.repeat(12)}`,
    wordCount: 180,
    submittedAt: `${addDays(today, -index)}T19:00:00.000Z`,
    updatedAt: `${addDays(today, -index)}T19:00:00.000Z`,
    promptId: '0193f000-0000-7000-8000-000000000aaa',
    question: 'What stayed with you today?',
    availableFrom: `${addDays(today, -index)}T18:00:00.000Z`,
    availableUntil: `${addDays(today, -index)}T23:59:59.000Z`,
    timezoneOffset: 0,
    localDate: addDays(today, -index),
    late: false,
    revision: 1,
  }));
}

export function yearOf(today = presentDay()): YearReflections {
  const year = Number(today.slice(0, 4));
  const days: YearReflections['days'] = [];
  for (let day = `${year}-01-01`; day <= today; day = addDays(day, 1)) {
    const types = (['evening', 'deep'] as const).filter((_, index) => (days.length + index) % 3 !== 0);
    days.push({ localDate: day, types });
  }
  return { year, days, firstYear: year };
}
